import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DrawnPage, DrawPage, PageToDraw } from '../../contract/public-pages.ts'
import { seoulDay } from '../seoul-day.ts'
import type { PageAnswer } from './page-answers.ts'
import type { PageReader } from './page-reader.ts'

/** Characters of cached markup; a page has about 40,000. */
const MOST_KEPT = 6_000_000
/** Pages that may queue; beyond that, the browser renders. */
const MOST_WAITING = 8

/** Renders public pages with the built app's screens; equal answers are rendered once. */
export class PageDrawer {
  readonly #draw: DrawPage
  readonly #patience: number
  readonly #kept = new LRUCache<string, DrawnPage>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ markup }) => Math.max(1, markup.length),
  })
  #waiting = 0

  /** @param patience milliseconds per page */
  constructor(draw: DrawPage, patience: number) {
    this.#draw = draw
    this.#patience = patience
  }

  /**
   * Null if too many pages are queued, or the client has used up its renderings.
   * @throws Error if a screen cannot be rendered, or not in time
   */
  async draw(
    reader: PageReader,
    answers: readonly PageAnswer[],
    now: Date,
    mayDraw: () => Promise<boolean>,
  ): Promise<DrawnPage | null> {
    const page = pageToDraw(reader, answers)
    const key = keyOf(page, answers, now)
    const known = this.#kept.get(key)
    if (known) return known
    if (this.#waiting >= MOST_WAITING || !(await mayDraw())) return null
    this.#waiting += 1
    try {
      const drawn = await this.#draw(page, this.#patience)
      this.#kept.set(key, drawn)
      return drawn
    } finally {
      this.#waiting -= 1
    }
  }
}

function pageToDraw(reader: PageReader, answers: readonly PageAnswer[]): PageToDraw {
  const search = reader.search.size === 0 ? '' : `?${reader.search.toString()}`
  return {
    address: reader.path + search,
    langCode: reader.langCode,
    isPhone: reader.isPhone,
    answers: Object.fromEntries(
      answers.map(({ address, status, text }) => [address, { status, body: JSON.parse(text) as unknown }]),
    ),
  }
}

/** Relative dates change at midnight in Korea. */
function keyOf(page: PageToDraw, answers: readonly PageAnswer[], now: Date): string {
  const hash = createHash('sha1').update(
    `${page.address}\n${page.langCode}\n${page.isPhone}\n${seoulDay(now)}`,
  )
  for (const { address, text } of answers) hash.update(`\n${address}\n${text}`)
  return hash.digest('base64')
}
