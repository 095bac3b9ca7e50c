import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
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
const MAX_BYTES = 12_000_000
/** Quality 5 takes a tenth of the time of 11 and comes within a few percent of its size for these pages. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page as Brotli, which nearly all browsers take; other encodings are made from it, as keeping them takes five times the memory. */
interface WholePage {
  status: number
  hash: string
  brotli: Buffer
}

async function bodyOf({ brotli }: WholePage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotli
  const html = await promisify(brotliDecompress)(brotli)
  return encoding === 'gzip' ? promisify(gzip)(html) : html
}

interface Entry {
  page: WholePage
  /** Epoch milliseconds. */
  at: number
  version: number
}

/**
 * Compressed pages. A page is served for a second, or until this process changes public data; then it is generated
 * again, and reuses its compressed body if it is unchanged.
 */
export class PageCache {
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => page.brotli.length + key.length,
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
    const encoding = encodingFor(acceptEncoding)
    const mark = encoding === 'identity' ? '' : `-${encoding}`
    const body = await bodyOf(page, encoding)
    return { status: page.status, etag: `"${page.hash}${mark}"`, encoding, body }
  }

  /** Concurrent requests for one page share its generation. */
  #make(key: string, now: Date, make: () => Promise<ReadyPage>): Promise<WholePage> {
    const version = this.#version
    const sharedKey = `${version} ${now.getTime() - (now.getTime() % MAX_AGE)} ${key}`
    const running = this.#running.get(sharedKey)
    if (running) return running
    const making = make()
      .then(async ({ html, status, isComplete }) => {
        const hash = createHash('sha1').update(`${status}\n${html}`).digest('base64url')
        const former = this.#entries.peek(key)?.page
        const page =
          former?.hash === hash
            ? former
            : { status, hash, brotli: await promisify(brotliCompress)(html, BROTLI) }
        if (isComplete) this.#entries.set(key, { page, at: now.getTime(), version })
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
