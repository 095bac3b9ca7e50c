import { interfaceLanguages, tagOf } from '../../reference/interface-languages.ts'
import type { RenderedPage } from '../../contract/public-pages.ts'
import { inLanguage } from '../i18n/page-address.ts'
import type { PageReader } from './page-reader.ts'

export interface PageFacts {
  reader: PageReader
  /** Canonical spelling of the path. */
  path: string
  /** Null keeps the shell's texts. */
  texts: Pick<RenderedPage, 'title' | 'description'> | null
  /** Whether search engines may index the page. */
  isIndexed: boolean
  /** Path of the image for shared links. */
  card: string
  kind: 'website' | 'article'
  /** JSON-LD about the content; null if none. */
  data: object | null
}

/** As link previews name it: `ko_KR`. */
const shareLocale = (code: string) => {
  const country = interfaceLanguages.find((language) => language.code === code)?.countryIsoCode
  return country === undefined ? code : `${code}_${country.toUpperCase()}`
}

/** Tags for search engines and link previews. `site` is the public URL. */
export function headTags(facts: PageFacts, site: string, languages: readonly string[]): string {
  const { reader, isIndexed } = facts
  if (!isIndexed) return tag('meta', { name: 'robots', content: 'noindex' })
  // The browser's language wins over the path's: the page shown in Korean is not the English page.
  const own = addressOf(facts, site, reader.prefix && reader.langCode)
  return [
    tag('link', { rel: 'canonical', href: own }),
    ...languages.map((code) => alternate(tagOf(code), addressOf(facts, site, code))),
    alternate('x-default', addressOf(facts, site, null)),
    ...shareTags(facts, own, site),
  ].join('')
}

/** The shell with title and description replaced by the page's. */
export function withTexts(shell: string, texts: PageFacts['texts']): string {
  if (!texts) return shell
  const description = tag('meta', { name: 'description', content: texts.description })
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(texts.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => description)
}

function shareTags({ reader, texts, card, kind }: PageFacts, own: string, site: string): string[] {
  const properties: Record<string, string> = {
    'og:site_name': '일터 Ilteo',
    'og:type': kind,
    'og:url': own,
    'og:locale': shareLocale(reader.langCode),
    ...(texts ? { 'og:title': texts.title, 'og:description': texts.description } : {}),
    'og:image': site + card,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    // An employer's photo may show words; the title says what the page is about.
    ...(texts ? { 'og:image:alt': texts.title } : {}),
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })

/** Filtered lists share one canonical address; the pages of a list each have their own. */
function addressOf({ path, reader }: PageFacts, site: string, langCode: string | null): string {
  const prefixed = langCode === null ? path : inLanguage(path, langCode)
  const page = Number(reader.search.get('page'))
  return site + prefixed + (Number.isInteger(page) && page > 1 ? `?page=${page}` : '')
}

/** JSON-LD is data, so the content security policy does not apply. */
export function linkedData(data: object): string {
  return `<script type="application/ld+json">${withoutTags(JSON.stringify(data))}</script>`
}

/** Escapes `<`, because `</script>` inside a text would end the block. */
export const withoutTags = (json: string) => json.replaceAll('<', String.raw`\u003c`)

function tag(name: 'meta' | 'link', attributes: Record<string, string>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${pairs.join('')}>`
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
