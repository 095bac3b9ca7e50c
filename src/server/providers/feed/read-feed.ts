import { type AnyFeed, type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import { convert } from 'html-to-text'
import { decodeText } from '../text/decode-text.ts'
import { type Feed, type FeedItem, type FeedSource, FeedUnreadable } from './feed.ts'

/** Several times the length limit of a news item. */
const MAX_INPUT_LENGTH = 100_000

/** Elements whose text would run into that of their neighbors in a row. */
const CELLS = ['td', 'th', 'option']
const LINES = ['caption', 'dd', 'dt', 'figcaption', 'label', 'legend', 'summary', 'tr']
const BLOCKS = ['address', 'center', 'details', 'dl', 'fieldset', 'figure', 'section']

/** Converts HTML to plain text without links, images and scripts; paragraphs are separated by blank lines. */
export function plainText(html: string): string {
  return convert(withTextInBrackets(html.slice(0, MAX_INPUT_LENGTH)), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      ...['img', 'script', 'style', 'iframe', 'svg', 'form', 'hr'].map((selector) => ({
        selector,
        format: 'skip',
      })),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false, leadingLineBreaks: 2 },
      })),
      { selector: 'blockquote', format: 'block' },
      ...BLOCKS.map((selector) => ({ selector, format: 'block' })),
      ...LINES.map((selector) => ({
        selector,
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      })),
      ...CELLS.map((selector) => ({ selector, format: 'cell' })),
    ],
    formatters: {
      cell: (element, walk, builder) => {
        builder.addInline(' ')
        walk(element.children, builder)
        builder.addInline(' ')
      },
    },
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Elements of HTML, elements with a namespace prefix, and custom elements. */
const TAG = new RegExp(
  String.raw`^<(?:[!?]|/?(?:a|abbr|address|area|article|aside|audio|b|base|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)(?=[\s/>]|$)|/?[a-z]+:[a-z]|/?[a-z]{2,}-[a-z])`,
  'i',
)

/** Escapes what only looks like a tag, such as `<E-9>` or `<단독>`: feeds put text in angle brackets, mostly unescaped. */
const withTextInBrackets = (html: string) =>
  html.replaceAll(/<[^<]{0,20}/gu, (start) => (TAG.test(start) ? start : `&lt;${start.slice(1)}`))

/** Longer links are dropped. */
const MAX_URL_LENGTH = 2_000

/**
 * Reads RSS 2.0, RSS 1.0, Atom and JSON Feed. Rejects feeds that declare entities (entity expansion attacks).
 * @throws FeedUnreadable
 */
export function readFeed({ content, contentType, url }: FeedSource, maxItems: number): Feed {
  const text = decoded(content, contentType)
  if (/<!ENTITY/i.test(text)) throw new FeedUnreadable()
  const parsed = parsedFeed(text, maxItems)
  const { title, items } = normalized(parsed)
  return {
    title: plainText(title ?? '') || url.hostname,
    items: items.map((item) => itemOf(item, url)).filter((item) => item.key !== ''),
  }
}

function parsedFeed(text: string, maxItems: number) {
  try {
    return parseFeed(text, { maxItems })
  } catch (error) {
    throw new FeedUnreadable({ cause: error })
  }
}

/** Some Korean feeds are not in UTF-8, whatever the response or the XML declaration says. */
function decoded(content: Buffer, contentType: string): string {
  const declared = /^\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/i.exec(content.toString('latin1', 0, 200))?.[1]
  return decodeText(content, declared ?? /charset="?([\w-]+)/i.exec(contentType)?.[1])
}

/** An item with the field names of all formats unified. */
interface NormalizedItem {
  id: string | undefined
  title: string | undefined
  link: string | undefined
  html: string | undefined
  text?: string | undefined
  image: string | undefined
}

function normalized({ format, feed }: AnyFeed): {
  title: string | undefined
  items: NormalizedItem[]
} {
  switch (format) {
    case 'rss':
      return { title: feed.title, items: (feed.items ?? []).map(fromRss) }
    case 'rdf':
      return { title: feed.title, items: (feed.items ?? []).map(fromRdf) }
    case 'atom':
      return { title: feed.title?.value, items: (feed.entries ?? []).map(fromAtom) }
    case 'json':
      return { title: feed.title, items: (feed.items ?? []).map(fromJson) }
  }
}

function fromRss(item: RssFeed.Item<string>): NormalizedItem {
  const enclosed = item.enclosures?.find(({ type }) => type?.startsWith('image/'))
  return {
    id: item.guid?.value,
    title: item.title,
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    html: item.content?.encoded ?? item.description,
    image: enclosed?.url ?? imageOf(item.media),
  }
}

function fromRdf(item: RdfFeed.Item<string>): NormalizedItem {
  return {
    id: item.rdf?.about,
    title: item.title,
    link: item.link,
    html: item.content?.encoded ?? item.description,
    image: imageOf(item.media),
  }
}

function fromAtom(entry: AtomFeed.Entry<string>): NormalizedItem {
  const { links = [] } = entry
  const enclosed = links.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))
  return {
    id: entry.id,
    title: entry.title?.value,
    link: links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
    html: entry.content?.value ?? entry.summary?.value,
    image: enclosed?.href ?? imageOf(entry.media),
  }
}

function fromJson(item: JsonFeed.Item<string>): NormalizedItem {
  return {
    id: item.id,
    title: item.title,
    link: item.url ?? item.external_url,
    html: item.content_html,
    text: item.content_text ?? item.summary,
    image: item.image ?? item.banner_image,
  }
}

function imageOf(media: RssFeed.Item<string>['media']): string | undefined {
  const images = media?.contents?.filter(
    ({ medium, type }) => medium === 'image' || type?.startsWith('image/'),
  )
  return images?.[0]?.url ?? media?.thumbnails?.[0]?.url
}

function itemOf(item: NormalizedItem, base: URL): FeedItem {
  const link = webAddress(item.link, base)
  return {
    key: item.id?.trim() || link || (item.title?.trim() ?? ''),
    title: plainText(item.title ?? '').replaceAll(/\s+/g, ' '),
    link,
    contents: item.html === undefined ? (item.text ?? '').trim() : plainText(item.html),
    image: webAddress(item.image, base),
  }
}

function webAddress(text: string | undefined, base: URL): string | null {
  if (text === undefined || !URL.canParse(text.trim(), base.href)) return null
  const { protocol, username, password, href } = new URL(text.trim(), base)
  const isPage = (protocol === 'http:' || protocol === 'https:') && username === '' && password === ''
  return isPage && href.length <= MAX_URL_LENGTH ? href : null
}
