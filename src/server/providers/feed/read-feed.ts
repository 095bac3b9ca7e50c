import { type AnyFeed, type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import { convert } from 'html-to-text'
import { type Feed, type FeedItem, type FeedSource, FeedUnreadable } from './feed.ts'

/** Several times what a news item can keep. */
const LONGEST_INPUT = 100_000

/** What HTML says, without what it does: no links, pictures, scripts; paragraphs parted by empty lines. */
export function plainText(html: string): string {
  return convert(html.slice(0, LONGEST_INPUT), {
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
    ],
  })
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Longer ones than browsers and news items take lead nowhere. */
const LONGEST_ADDRESS = 2_000

/**
 * Reads RSS 2.0, RSS 1.0, Atom and JSON Feed. Entities of its own are not expanded: a feed that declares any is refused.
 * @throws FeedUnreadable
 */
export function readFeed({ content, contentType, url }: FeedSource, mostItems: number): Feed {
  const text = decoded(content, contentType)
  if (/<!ENTITY/i.test(text)) throw new FeedUnreadable()
  const parsed = parsedFeed(text, mostItems)
  const { title, items } = neutral(parsed)
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

/** In the characters that the answer names, else the document itself; Korean feeds are not all in UTF-8. */
function decoded(content: Buffer, contentType: string): string {
  const declared = /^\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/i.exec(content.toString('latin1', 0, 200))?.[1]
  const label = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(content)
  } catch {
    return new TextDecoder().decode(content)
  }
}

/** An item as its format has it, under one set of names. */
interface NeutralItem {
  id: string | undefined
  title: string | undefined
  link: string | undefined
  html: string | undefined
  text?: string | undefined
  image: string | undefined
}

function neutral({ format, feed }: AnyFeed): {
  title: string | undefined
  items: NeutralItem[]
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

function fromRss(item: RssFeed.Item<string>): NeutralItem {
  const enclosed = item.enclosures?.find(({ type }) => type?.startsWith('image/'))
  return {
    id: item.guid?.value,
    title: item.title,
    link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
    html: item.content?.encoded ?? item.description,
    image: enclosed?.url ?? pictureOf(item.media),
  }
}

function fromRdf(item: RdfFeed.Item<string>): NeutralItem {
  return {
    id: item.rdf?.about,
    title: item.title,
    link: item.link,
    html: item.content?.encoded ?? item.description,
    image: pictureOf(item.media),
  }
}

function fromAtom(entry: AtomFeed.Entry<string>): NeutralItem {
  const { links = [] } = entry
  const enclosed = links.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))
  return {
    id: entry.id,
    title: entry.title?.value,
    link: links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
    html: entry.content?.value ?? entry.summary?.value,
    image: enclosed?.href ?? pictureOf(entry.media),
  }
}

function fromJson(item: JsonFeed.Item<string>): NeutralItem {
  return {
    id: item.id,
    title: item.title,
    link: item.url ?? item.external_url,
    html: item.content_html,
    text: item.content_text ?? item.summary,
    image: item.image ?? item.banner_image,
  }
}

function pictureOf(media: RssFeed.Item<string>['media']): string | undefined {
  const pictures = media?.contents?.filter(
    ({ medium, type }) => medium === 'image' || type?.startsWith('image/'),
  )
  return pictures?.[0]?.url ?? media?.thumbnails?.[0]?.url
}

function itemOf(item: NeutralItem, base: URL): FeedItem {
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
  return isPage && href.length <= LONGEST_ADDRESS ? href : null
}
