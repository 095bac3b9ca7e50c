import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { pageReads } from '../metrics.ts'

export interface ReadyPage {
  html: string
  status: number
  /** False if an answer or the rendering was not ready in time; the next request may get more. */
  isComplete: boolean
}

type Encoding = 'br' | 'gzip' | 'identity'

/** A page in one content encoding. */
export interface EncodedPage {
  status: number
  /** Strong, quoted. */
  etag: string
  encoding: Encoding
  body: Buffer
}

/** Milliseconds that a page is served without checking its answers, because other processes publish too. */
const MAX_AGE = 1_000
const MAX_BYTES = 32_000_000
/** Quality 5 takes a tenth of the time of 11 and comes within a few percent of its size for these pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compressors: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html) => promisify(gzip)(html),
  identity: async (html) => html,
}

/** A page with its encodings, each created on first use. */
class WholePage {
  readonly status: number
  readonly hash: string
  readonly size: number
  readonly #html: Buffer
  readonly #bodies = new Map<Encoding, Promise<Buffer>>()

  constructor({ html, status }: ReadyPage, hash: string) {
    this.status = status
    this.hash = hash
    this.#html = Buffer.from(html)
    this.size = this.#html.length * 2
  }

  async encoded(encoding: Encoding): Promise<EncodedPage> {
    const body = this.#bodies.get(encoding) ?? compressors[encoding](this.#html)
    this.#bodies.set(encoding, body)
    const mark = encoding === 'identity' ? '' : `-${encoding}`
    return { status: this.status, etag: `"${this.hash}${mark}"`, encoding, body: await body }
  }
}

interface Entry {
  page: WholePage
  /** Epoch milliseconds. */
  at: number
  version: number
}

/**
 * Compressed pages. A page is served for a second, or until this process changes public data; then it is generated
 * again, and reuses its compressed bodies if it is unchanged.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => page.size + key.length,
  })
  readonly #running = new Map<string, Promise<WholePage>>()
  #version = 0

  /** Public data changed: earlier pages are no longer served. */
  expire(): void {
    this.#version += 1
  }

  /**
   * @param key everything that the page depends on besides its answers
   * @param acceptEncoding the request's header
   */
  async get(
    key: string,
    acceptEncoding: string | undefined,
    now: Date,
    make: () => Promise<ReadyPage>,
  ): Promise<EncodedPage> {
    const entry = this.#entries.get(key)
    const age = entry ? now.getTime() - entry.at : Number.NaN
    const isFresh = entry?.version === this.#version && age >= 0 && age < MAX_AGE
    pageReads.inc({ source: isFresh ? 'cache' : 'drawn' })
    const page = entry && isFresh ? entry.page : await this.#make(key, now, make)
    return page.encoded(encodingFor(acceptEncoding))
  }

  /** Concurrent requests for one page share its generation. */
  #make(key: string, now: Date, make: () => Promise<ReadyPage>): Promise<WholePage> {
    const version = this.#version
    const sharedKey = `${version} ${now.getTime() - (now.getTime() % MAX_AGE)} ${key}`
    const running = this.#running.get(sharedKey)
    if (running) return running
    const making = make()
      .then((ready) => {
        const hash = createHash('sha1').update(`${ready.status}\n${ready.html}`).digest('base64url')
        const former = this.#entries.peek(key)?.page
        const page = former?.hash === hash ? former : new WholePage(ready, hash)
        if (ready.isComplete) this.#entries.set(key, { page, at: now.getTime(), version })
        return page
      })
      .finally(() => this.#running.delete(sharedKey))
    this.#running.set(sharedKey, making)
    return making
  }
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
