import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BuiltApp, type RenderedPage, readsOf } from '../../contract/public-pages.ts'
import { knownSearch, publicPageAt, publicPathOf, type PublicRoute } from '../../contract/public-paths.ts'
import { fetchPageAnswers, type PageAnswer } from './page-answers.ts'
import { PageRenderer } from './page-renderer.ts'
import { createRenderingLimit } from '../http/rate-limits.ts'
import { tagOf } from '../../reference/interface-languages.ts'
import type { AnswerCache, EncodedAnswer, ReadyAnswer } from '../http/caching/answer-cache.ts'
import type { PublicAnswers } from '../http/caching/public-answers.ts'
import { callerAddress } from '../http/caller-address.ts'
import { PageFiles } from './page-files.ts'
import { PageCache } from './page-cache.ts'
import { headTags, linkedData, withoutTags, withTexts } from './page-head.ts'
import { type PageReader, readerOf } from './page-reader.ts'
import { subjectOf } from './page-subject.ts'
import { manifestPath } from './web-manifest.ts'

export interface Terms {
  /** Folder of the built web app. */
  webRoot: string
  /** Null leaves rendering to the browser. */
  builtApp: BuiltApp | null
  now: () => Date
  /** Milliseconds a page may wait for its initial answers, and again for rendering. */
  pageTimeout: number
  /** Public URL without trailing slash. */
  site: () => string
  cache: AnswerCache
  answers: PublicAnswers
}

/** The app shell without content, for private and unknown pages. */
export interface Shell {
  html: string
  status: number
}

type MayRender = () => Promise<boolean>

/**
 * Characters of a query. The app's own stay below it, and every link of a rendered page repeats the query: drawing must not
 * cost more the longer an address somebody makes up.
 */
const MAX_RENDERED_URL = 4_000
const ROOT = '<div id="root"></div>'
/** Permanent refusals. */
const GONE: readonly number[] = [400, 404, 410]

/**
 * Serves the web app's pages. A public page is rendered and carries preload links for its route's files and its
 * initial answers, so that the app continues without requests. Offline, the service worker's plain shell serves
 * instead.
 */
export class Pages {
  readonly #app: FastifyInstance
  readonly #files: PageFiles
  readonly #renderer: PageRenderer | null
  readonly #cache: PageCache
  readonly #answers: PublicAnswers
  readonly #mayRender = createRenderingLimit()
  readonly #now: () => Date
  readonly #site: () => string
  readonly #timeout: number

  constructor(app: FastifyInstance, { webRoot, builtApp, now, site, pageTimeout, cache, answers }: Terms) {
    this.#app = app
    this.#cache = new PageCache(cache)
    this.#answers = answers
    this.#files = new PageFiles(webRoot)
    this.#renderer = builtApp && new PageRenderer(builtApp.renderPage, pageTimeout)
    this.#now = now
    this.#site = site
    this.#timeout = pageTimeout
  }

  async page(request: FastifyRequest): Promise<EncodedAnswer | Shell> {
    const reader = readerOf(request, this.#files.languages)
    // Returning visitors get home at the root address.
    const found = publicPageAt(reader.path === '/' && reader.known ? '/home' : reader.path)
    if (!found) return this.#shell(reader)
    const search = knownSearch(found.route, reader.search)
    const key = JSON.stringify({ ...reader, search: search.toString() })
    const accepted = request.headers['accept-encoding'] ?? ''
    const mayRender = () => this.#mayRender(callerAddress(request.ip))
    const now = this.#now()
    const time = { now, since: this.#answers.knownSince(now) }
    return this.#cache.get({ key, langCode: reader.langCode }, accepted, time, () =>
      this.#made(found, { ...reader, search }, mayRender),
    )
  }

  /** Stops serving the pages cached so far. */
  expire(): void {
    this.#cache.expire()
  }

  async #made(found: Found, reader: PageReader, mayRender: MayRender): Promise<ReadyAnswer> {
    const { search, langCode } = reader
    const addresses = readsOf(found.route, { id: found.id, search, langCode })
    const answers = await fetchPageAnswers(this.#app, addresses, this.#timeout)
    const first = answers.find(({ address }) => address === addresses[0])
    const rendered = await this.#render(reader, answers, mayRender)
    return {
      text: this.#filled(found, reader, answers, first, rendered),
      status: first && first.status >= 400 ? 404 : 200,
      isComplete: answers.length === addresses.length && (rendered !== null || !this.#isRendered(reader)),
    }
  }

  /** For pages that are not in `publicPaths`: members' and unknown ones, never indexed. */
  #shell(reader: PageReader): Shell {
    const head = '<meta name="robots" content="noindex">'
    return {
      html: this.#files
        .inLanguage(this.#files.shell, reader.langCode)
        .replace('</head>', () => `${head}</head>`),
      status: this.#files.isPage(reader.path) ? 200 : 404,
    }
  }

  #filled(
    { route, id }: Found,
    reader: PageReader,
    answers: readonly PageAnswer[],
    first: PageAnswer | undefined,
    rendered: RenderedPage | null,
  ): string {
    const site = this.#site()
    const path = publicPathOf(route, id)
    const facts = {
      reader,
      path,
      texts: rendered,
      ...subjectOf(route, first, { site, langCode: reader.langCode }),
    }
    const { shell, links } = rendered
      ? this.#files.rendered(route, reader.langCode)
      : { shell: this.#files.shell, links: this.#files.linksOf(route, reader.langCode) }
    const head = headTags(facts, site, this.#files.languages) + links + (rendered?.componentStyles ?? '')
    // Placed after the content, because scripts run once all of it has arrived.
    const data = [
      facts.data ? linkedData(facts.data) : '',
      block('first-data', answersAsJson(answers)),
      rendered ? block('first-keys', JSON.stringify(rendered.queryKeys)) : '',
    ]
    return withTexts(this.#files.inLanguage(shell, reader.langCode), rendered)
      .replace(/<html lang="[a-z]+"/, () => `<html lang="${tagOf(reader.langCode)}"`)
      .replace('/manifest.webmanifest', () => manifestPath(reader.langCode))
      .replace('</head>', () => `${head}</head>`)
      .replace(ROOT, () => (rendered ? `<div id="root">${rendered.markup}</div>` : ROOT))
      .replace(/<\/body>(?=\s*<\/html>\s*$)/, () => `${data.join('')}</body>`)
  }

  /** Not rendered for members and for returning visitors at the root, whose browsers show something else. */
  #isRendered({ known, path, search }: PageReader): boolean {
    if (this.#renderer === null || search.toString().length > MAX_RENDERED_URL) return false
    return known !== 'member' && !(known && path === '/')
  }

  /** Null if not rendered; the browser then renders. */
  async #render(
    reader: PageReader,
    answers: readonly PageAnswer[],
    mayRender: MayRender,
  ): Promise<RenderedPage | null> {
    if (!this.#isRendered(reader)) return null
    try {
      return (await this.#renderer?.render(reader, answers, this.#now(), mayRender)) ?? null
    } catch (error) {
      this.#app.log.error({ err: error }, 'a page could not be rendered')
      return null
    }
  }
}

interface Found {
  route: PublicRoute
  id: string
}

function answersAsJson(answers: readonly PageAnswer[]): string {
  const embedded = answers.filter(({ status }) => status === 200 || GONE.includes(status))
  return `{${embedded.map(({ address, text }) => `${JSON.stringify(address)}:${text}`).join(',')}}`
}

/** Data for the app's scripts, which the content security policy does not execute. */
function block(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${withoutTags(json)}</script>`
}
