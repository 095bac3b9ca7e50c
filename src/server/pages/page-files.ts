import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offeredLanguages } from '../../reference/interface-languages.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const SCRIPT_LINK = /<link rel="modulepreload"[^>]*>\s*/g
/** Texts by language (build/inline-scripts.ts). */
const REPAIR_TEXTS = /(<script type="application\/json" id="repair-texts">)(.*?)(?=<\/script>)/s
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="\/([^"]+)">\s*/g

/** The built app's files: shell, catalogues, and the assets of each route. */
export class PageFiles {
  readonly shell: string
  /** Languages with built catalogues; the first is the fallback. */
  readonly languages: readonly string[]
  readonly #webRoot: string
  /** The shell without style sheets, scripts and the no-script notice, because a rendered page is readable. */
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
    this.languages = offeredLanguages.map(({ code }) => code).filter((code) => built.includes(code))
  }

  /** Whether the app has a screen at the path, or below it. */
  isPage(path: string): boolean {
    return path === '/' || this.#routes.some((route) => route.test(path))
  }

  /** Of the texts that the shell has in all languages, those of the reader's. */
  inLanguage(shell: string, langCode: string): string {
    return shell.replace(REPAIR_TEXTS, (all, tag: string, json: string) => {
      const texts = (JSON.parse(json) as Record<string, unknown>)[langCode]
      return texts ? tag + JSON.stringify({ [langCode]: texts }) : all
    })
  }

  /** Tags that preload a route's files. */
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
   * The shell and links of a rendered page. Its critical styles are inline and nothing blocks the first paint;
   * public/start.js then activates the app's files. The app finds its style sheets linked, and disabled ones are not
   * loaded again.
   */
  rendered(route: string, langCode: string): { shell: string; links: string } {
    const { scripts, styles } = this.#neededBy(route, langCode)
    const text = styles.map((file) => this.#textOf(file)).join('\n')
    const late = [
      ...styles.map((file) => styleLink(file, ' disabled')),
      ...scripts.map(scriptLink),
      this.#entry,
    ]
    const links = [
      `<style>${text}</style><script defer src="/start.js"></script><template id="later">${late.join('')}</template>`,
    ]
    return { shell: this.#bareShell, links: links.join('') }
  }

  /** Files of the shell and the route, in loading order. */
  #neededBy(route: string, langCode: string): { scripts: string[]; styles: string[] } {
    const files = this.#filesOf([
      `src/client/routes/${route}.tsx?tsr-split=component`,
      `locales/${langCode}/messages.po`,
      // If the page has texts of its own.
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

/** Path patterns of a route, from its file name: `mypage.favorites.tsx`, `news.detail.$id.tsx`. */
function routePattern(source: string): RegExp[] {
  const name = /^src\/client\/routes\/(.+)\.tsx/.exec(source)?.[1]
  if (name === undefined || name === 'index' || name === '__root') return []
  const parts = name.split('.').filter((part) => part !== 'index')
  return [new RegExp(`^/${parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')}(/|$)`, 'i')]
}
