import type { DrawnPage } from '../../contract/public-pages.ts'
import type { PageReader } from './page-reader.ts'

export interface PageFacts {
  reader: PageReader
  /** As the app writes it, whatever letters it was asked with. */
  path: string
  /** Null: what the shell says already. */
  texts: Pick<DrawnPage, 'title' | 'description'> | null
  /** Whether search engines may show it. */
  isOpen: boolean
  /** Path of the picture that a shared link shows. */
  card: string
  kind: 'website' | 'article'
  /** Linked data about what is on the page; null without any. */
  data: object | null
}

const LOCALES: Record<string, string> = { ko: 'ko_KR', en: 'en_US' }

/** What search engines and messengers read of a page. `site` is the address people reach it at. */
export function headTags(facts: PageFacts, site: string, languages: readonly string[]): string {
  const { reader, isOpen } = facts
  if (!isOpen) return tag('meta', { name: 'robots', content: 'noindex' })
  // A browser's language wins over the path's: what is shown in Korean is not the English page.
  const own = addressOf(facts, site, reader.prefix && reader.langCode)
  return [
    tag('link', { rel: 'canonical', href: own }),
    ...languages.map((code) => alternate(code, addressOf(facts, site, code))),
    alternate('x-default', addressOf(facts, site, null)),
    ...shareTags(facts, own, site),
  ].join('')
}

/** The shell's title and description, replaced by the page's own. */
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
    'og:locale': LOCALES[reader.langCode] ?? reader.langCode,
    ...(texts ? { 'og:title': texts.title, 'og:description': texts.description } : {}),
    'og:image': site + card,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return [
    ...Object.entries(properties).map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

const alternate = (hreflang: string, href: string) => tag('link', { rel: 'alternate', hreflang, href })

/** Filters make no page of their own for search engines; the pages of a list do. */
function addressOf({ path, reader }: PageFacts, site: string, langCode: string | null): string {
  const prefixed = langCode === null ? path : `/${langCode}${path === '/' ? '' : path}`
  const page = Number(reader.search.get('page'))
  return site + prefixed + (Number.isInteger(page) && page > 1 ? `?page=${page}` : '')
}

/** Data, no script: the content security policy has nothing to say about it. */
export function linkedData(data: object): string {
  return `<script type="application/ld+json">${withoutTags(JSON.stringify(data))}</script>`
}

/** `</script>` inside a text would end its block; escaped, it is the same JSON. */
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
