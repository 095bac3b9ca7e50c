import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPages } from '../../contract/public-pages.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

export interface ReadyPage {
  html: string
  status: number
}

/** Languages whose catalogues are built; the first is the fallback. */
type Catalogues = readonly string[]

/**
 * The shell with what its page begins with: the route's files for the browser to fetch at once, and the first answers, so
 * that the app shows content without asking again. Without a network the service worker's plain shell serves instead.
 */
export class PageHead {
  readonly #html: string
  readonly #chunks: Record<string, Chunk>
  readonly #catalogues: Catalogues
  readonly #routes: readonly RegExp[]

  constructor(webRoot: string) {
    this.#html = readFileSync(join(webRoot, 'index.html'), 'utf8')
    this.#chunks = JSON.parse(readFileSync(join(webRoot, 'manifest.json'), 'utf8')) as Record<string, Chunk>
    this.#routes = Object.keys(this.#chunks).flatMap(routePattern)
    this.#catalogues = ['ko', 'en'].filter((code) => this.#chunks[`locales/${code}/messages.po`])
  }

  async page(app: FastifyInstance, url: string, acceptLanguage: string | undefined): Promise<ReadyPage> {
    const { pathname, searchParams } = new URL(url, 'http://own.invalid')
    const { path, langCode } = this.#language(pathname, acceptLanguage)
    const found = publicPages
      .map((page) => ({ page, match: page.pattern.exec(path) }))
      .find(({ match }) => match)
    if (!found?.match) return { html: this.#html, status: this.#isPage(path) ? 200 : 404 }
    const addresses = found.page.reads({ id: found.match[1] ?? '', search: searchParams, langCode })
    const answers = await Promise.all(addresses.map((address) => app.inject(`/api${address}`)))
    const bodies = addresses.flatMap((address, index) =>
      answers[index]?.statusCode === 200 ? [`${JSON.stringify(address)}:${answers[index].body}`] : [],
    )
    const first = answers[0]?.statusCode ?? 200
    const status = first >= 400 && first < 500 ? 404 : 200
    return { html: this.#filled(found.page.route, langCode, `{${bodies.join(',')}}`), status }
  }

  /** Whether the app has a screen there, or below it. */
  #isPage(path: string): boolean {
    return this.#routes.some((route) => route.test(path))
  }

  /** The browser's language, else the path's prefix, else the fallback; as the app decides without a stored choice. */
  #language(pathname: string, acceptLanguage = ''): { path: string; langCode: string } {
    const prefix = /^\/([a-z]{2})(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase()
    const isPrefixed = prefix !== undefined && this.#catalogues.includes(prefix)
    const bare = isPrefixed ? pathname.slice(3) || '/' : pathname
    const path = bare.length > 1 ? bare.replace(/\/$/, '') : bare
    const wanted = acceptLanguage.split(',').map((part) => part.trim().toLowerCase().split(/[-;]/)[0] ?? '')
    const spoken = wanted.find((code) => this.#catalogues.includes(code))
    return { path, langCode: spoken ?? (isPrefixed ? prefix : undefined) ?? this.#catalogues[0] ?? 'ko' }
  }

  #filled(route: string, langCode: string, data: string): string {
    const files = this.#filesOf([
      `src/client/routes/${route}.tsx?tsr-split=component`,
      `locales/${langCode}/messages.po`,
    ])
    const links = files
      .filter((file) => !this.#html.includes(file))
      .map((file) =>
        file.endsWith('.css')
          ? `<link rel="stylesheet" crossorigin href="/${file}">`
          : `<link rel="modulepreload" crossorigin href="/${file}">`,
      )
    // `</script>` inside a text would end the block; escaped, it is the same JSON.
    const block = `<script type="application/json" id="first-data">${data.replaceAll('<', String.raw`\u003c`)}</script>`
    return this.#html
      .replace(/<html lang="[a-z]+"/, `<html lang="${langCode}"`)
      .replace('</head>', () => `${links.join('')}${block}</head>`)
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
  if (name === undefined || name === 'index') return []
  const parts = name.split('.').filter((part) => part !== 'index')
  return [new RegExp(`^/${parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')}(/|$)`, 'i')]
}
