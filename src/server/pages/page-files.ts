import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const SCRIPT_LINK = /<link rel="modulepreload"[^>]*>\s*/g
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="\/([^"]+)">\s*/g

/** The built app as the server hands it out: its shell, its catalogues, its routes and the files of each. */
export class PageFiles {
  readonly shell: string
  /** Languages whose texts are built; the first is the fallback. */
  readonly languages: readonly string[]
  readonly #webRoot: string
  /** Without its style sheets, its scripts, and what it says to those who run none: a drawn page can be read. */
  readonly #bareShell: string
  readonly #entry: string
  readonly #shellStyles: readonly string[]
  readonly #texts = new Map<string, string>()
  readonly #chunks: Record<string, Chunk>
  readonly #routes: readonly RegExp[]

  constructor(webRoot: string) {
    this.#webRoot = webRoot
    this.shell = readFileSync(join(webRoot, 'index.html'), 'utf8')
    this.#shellStyles = Array.from(this.shell.matchAll(STYLE_LINK), ([, file]) => file ?? '')
    this.#bareShell = this.shell
      .replaceAll(STYLE_LINK, '')
      .replaceAll(SCRIPT_LINK, '')
      .replace(/<script type="module"[^>]*><\/script>/, '')
      .replace(/<noscript>.*?<\/noscript>\s*/s, '')
    this.#entry = /<script type="module"[^>]*><\/script>/.exec(this.shell)?.[0] ?? ''
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
    const { scripts, styles } = this.#neededBy(route, langCode)
    const isOwn = (file: string) => !this.shell.includes(file)
    const own = [
      ...styles.filter(isOwn).map((file) => styleLink(file)),
      ...scripts.filter(isOwn).map(scriptLink),
    ]
    return own.join('')
  }

  /**
   * The same for a page that is drawn: what it looks like is in the page, and no file is in the way of its first
   * showing, after which public/start.js lets the app's in. The app finds the style sheets it asks for linked, where
   * they apply to nothing.
   */
  drawn(route: string, langCode: string): { shell: string; links: string } {
    const { scripts, styles } = this.#neededBy(route, langCode)
    const text = styles.map((file) => this.#textOf(file)).join('\n')
    const late = [
      ...styles.map((file) => styleLink(file, ' media="not all"')),
      ...scripts.map(scriptLink),
      this.#entry,
    ]
    const links = [
      `<style>${text}</style><script defer src="/start.js"></script><template id="later">${late.join('')}</template>`,
    ]
    return { shell: this.#bareShell, links: links.join('') }
  }

  /** Files of the shell and the route, each kind in the order it is asked for. */
  #neededBy(route: string, langCode: string): { scripts: string[]; styles: string[] } {
    const files = this.#filesOf([
      `src/client/routes/${route}.tsx?tsr-split=component`,
      `locales/${langCode}/messages.po`,
      // Where the page has texts of its own.
      `locales/${langCode}/${route}.po`,
    ])
    const styles = files.filter((file) => file.endsWith('.css') && !this.#shellStyles.includes(file))
    return {
      scripts: files.filter((file) => !file.endsWith('.css')),
      styles: [...this.#shellStyles, ...styles],
    }
  }

  #textOf(file: string): string {
    const known = this.#texts.get(file) ?? readFileSync(join(this.#webRoot, file), 'utf8').trim()
    this.#texts.set(file, known)
    return known
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

const styleLink = (file: string, how = '') => `<link rel="stylesheet"${how} crossorigin href="/${file}">`
const scriptLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

/** Pattern of a route's path, from the name of its file: `mypage.favorites.tsx`, `news.detail.$id.tsx`. */
function routePattern(source: string): RegExp[] {
  const name = /^src\/client\/routes\/(.+)\.tsx/.exec(source)?.[1]
  if (name === undefined || name === 'index' || name === '__root') return []
  const parts = name.split('.').filter((part) => part !== 'index')
  return [new RegExp(`^/${parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')}(/|$)`, 'i')]
}
