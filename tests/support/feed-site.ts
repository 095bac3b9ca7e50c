import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { LookupFunction } from 'node:net'
import { type Internet, PUBLIC_INTERNET } from '../../src/server/providers/public-internet/public-lookup.ts'
import { listenLocally } from './listen-locally.ts'

type Page = (request: IncomingMessage, response: ServerResponse) => void

export interface FeedSite {
  /** `http://news.example.org:…`, a name that only `internet` knows. */
  url: string
  /** The real address. */
  port: number
  /** Responses by path. */
  pages: Map<string, Page>
  requests: string[]
  /** A network in which the site's name resolves to this machine; its IP address is still private. */
  internet: Internet
}

const NAME = 'news.example.org'

/** A site with feeds; closed after the test file. */
export async function aFeedSite(): Promise<FeedSite> {
  const pages = new Map<string, Page>()
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/'
    requests.push(path)
    const page = pages.get(path)
    if (page) return page(request, response)
    response.writeHead(404).end()
  })
  const port = await listenLocally(server)
  const lookup: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
  const internet = { ...PUBLIC_INTERNET, lookup, isPublicAddress: () => true }
  return { url: `http://${NAME}:${port}`, port, pages, requests, internet }
}

/** A response with that content. */
export const page =
  (content: string | Buffer, headers: Record<string, string> = {}): Page =>
  (_, response) => {
    response.writeHead(200, headers).end(content)
  }

export const redirect =
  (location: string): Page =>
  (_, response) => {
    response.writeHead(302, { location }).end()
  }

/** An RSS feed with these items. */
export function rss(
  items: readonly { guid: string; title?: string; description?: string; more?: string }[],
): string {
  const rows = items.map(
    ({ guid, title, description = '', more = '' }) =>
      `<item><guid isPermaLink="false">${guid}</guid>${title === undefined ? '' : `<title>${title}</title>`}
      <link>https://news.example.org/${guid}</link><description><![CDATA[${description}]]></description>${more}</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>이주노동 신문</title>${rows.join('')}</channel></rss>`
}
