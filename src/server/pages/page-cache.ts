import {
  AnswerCache,
  type EncodedAnswer,
  encodingFor,
  type ReadyAnswer,
} from '../http/caching/answer-cache.ts'
import { pageReads } from '../metrics.ts'

/** Milliseconds that a page is served without checking its answers, because other processes publish too. */
const MAX_AGE = 1_000

interface PageKey {
  /** Everything that the page depends on besides its answers. */
  key: string
  langCode: string
}

/** Pages among the kept answers. A page is served for a second, or until this process changes public data. */
export class PageCache {
  readonly #answers: AnswerCache
  #version = 0

  constructor(answers = new AnswerCache()) {
    this.#answers = answers
  }

  /** Public data changed: earlier pages are no longer served. */
  expire(): void {
    this.#version += 1
  }

  /**
   * @param acceptEncoding the request's header
   * @param since when the answers that a page would be made from now are known to be current
   */
  async get(
    { key, langCode }: PageKey,
    acceptEncoding: string | undefined,
    { now, since = now }: { now: Date; since?: Date },
    make: () => Promise<ReadyAnswer>,
  ): Promise<EncodedAnswer> {
    let source = 'cache'
    const page = await this.#answers.get(
      {
        key: `page ${key}`,
        group: langCode,
        encoding: encodingFor(acceptEncoding),
        now,
        since,
        version: String(this.#version),
        maxAge: MAX_AGE,
      },
      () => {
        source = 'drawn'
        return make()
      },
    )
    pageReads.inc({ source })
    return page
  }
}
