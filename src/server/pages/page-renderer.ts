import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { RenderedPage, RenderPage, PageToRender } from '../../contract/public-pages.ts'
import { seoulDay } from '../seoul-day.ts'
import type { PageAnswer } from './page-answers.ts'
import type { PageReader } from './page-reader.ts'

/** Characters of cached markup; a page has about 40,000. */
const MAX_CACHED = 6_000_000
/** Pages that may queue; beyond that, the browser renders. */
const MAX_QUEUED = 8

/** Renders public pages with the built app's screens; equal answers are rendered once. */
export class PageRenderer {
  readonly #draw: RenderPage
  readonly #timeout: number
  readonly #cache = new LRUCache<string, RenderedPage>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ markup }) => Math.max(1, markup.length),
  })
  #queued = 0

  /** @param timeout milliseconds per page */
  constructor(draw: RenderPage, timeout: number) {
    this.#draw = draw
    this.#timeout = timeout
  }

  /**
   * Null if too many pages are queued, or the client has used up its renderings.
   * @throws Error if a screen cannot be rendered, or not in time
   */
  async render(
    reader: PageReader,
    answers: readonly PageAnswer[],
    now: Date,
    mayRender: () => Promise<boolean>,
  ): Promise<RenderedPage | null> {
    const page = pageToRender(reader, answers)
    const key = keyOf(page, answers, now)
    const known = this.#cache.get(key)
    if (known) return known
    if (this.#queued >= MAX_QUEUED || !(await mayRender())) return null
    this.#queued += 1
    try {
      // Copied: drawing leaves a string of thousands of pieces, which take as much memory again as its letters.
      const rendered = structuredClone(await this.#draw(page, this.#timeout))
      this.#cache.set(key, rendered)
      return rendered
    } finally {
      this.#queued -= 1
    }
  }
}

function pageToRender(reader: PageReader, answers: readonly PageAnswer[]): PageToRender {
  const search = reader.search.size === 0 ? '' : `?${reader.search.toString()}`
  return {
    address: reader.path + search,
    langCode: reader.langCode,
    isPhone: reader.isPhone,
    asksLanguage: reader.asksLanguage,
    answers: Object.fromEntries(
      answers.map(({ address, status, text }) => [address, { status, body: JSON.parse(text) as unknown }]),
    ),
  }
}

/** Relative dates change at midnight in Korea. */
function keyOf(page: PageToRender, answers: readonly PageAnswer[], now: Date): string {
  const hash = createHash('sha1').update(
    `${page.address}\n${page.langCode}\n${page.isPhone}\n${page.asksLanguage}\n${seoulDay(now)}`,
  )
  for (const { address, text } of answers) hash.update(`\n${address}\n${text}`)
  return hash.digest('base64')
}
