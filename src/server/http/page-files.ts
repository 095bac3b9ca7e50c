import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** The built app as the server hands it out: its shell, its catalogues, its routes and the files of each. */
export class PageFiles {
  readonly shell: string
  /** Languages whose texts are built; the first is the fallback. */
  readonly languages: readonly string[]
  readonly #chunks: Record<string, Chunk>
  readonly #routes: readonly RegExp[]

  constructor(webRoot: string) {
    this.shell = readFileSync(join(webRoot, 'index.html'), 'utf8')
    this.#chunks = JSON.parse(readFileSync(join(webRoot, 'manifest.json'), 'utf8')) as Record<string, Chunk>
    this.#routes = Object.keys(this.#chunks).flatMap(routePattern)
    const built = Object.keys(this.#chunks).flatMap(
      (key) => /^locales\/([a-z]{2})\/messages\.po$/.exec(key)?.[1] ?? [],
    )
    this.languages = ['ko', 'en', ...built].filter(
      (code, index, all) => built.includes(code) && all.indexOf(code) === index,
    )
  }

  /** Whether the app has a screen there, or below it. */
  isPage(path: string): boolean {
    return path === '/' || this.#routes.some((route) => route.test(path))
  }

  /** Tags by which the browser fetches a route's files before the app asks for them. */
  linksOf(route: string, langCode: string): string {
    return this.#filesOf([
      `src/client/routes/${route}.tsx?tsr-split=component`,
      `locales/${langCode}/messages.po`,
      // Where the page has texts of its own.
      `locales/${langCode}/${route}.po`,
    ])
      .filter((file) => !this.shell.includes(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      )
      .join('')
  }

  #filesOf(keys: string[], seen = new Set<string>()): string[] {
    return keys.flatMap((key) => {
      const chunk = this.#chunks[key]
      if (!chunk || seen.has(key)) return []
      seen.add(key)
      return [...this.#filesOf(chunk.imports ?? [], seen), chunk.file, ...(chunk.css ?? [])]
    })
  }
}

/** Pattern of a route's path, from the name of its file: `mypage.favorites.tsx`, `news.detail.$id.tsx`. */
function routePattern(source: string): RegExp[] {
  const name = /^src\/client\/routes\/(.+)\.tsx/.exec(source)?.[1]
  if (name === undefined || name === 'index' || name === '__root') return []
  const parts = name.split('.').filter((part) => part !== 'index')
  return [new RegExp(`^/${parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')}(/|$)`, 'i')]
}
