import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { FairStore } from './fair-store.ts'

export interface ReadyAnswer {
  text: string
  status: number
  /** False if a part was not ready in time; the next request may get more. */
  isComplete: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** An answer in one content encoding. */
export interface EncodedAnswer {
  status: number
  /** Strong, quoted. */
  etag: string
  encoding: Encoding
  body: Buffer
}

/** Of pages and of the answers of the API together. */
const MAX_BYTES = 24_000_000
/** Quality 5 takes a tenth of the time of 11 and comes within a few percent of its size for these answers. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Always as Brotli, which nearly all browsers take; other encodings are made from it once somebody asks for them. */
interface Entry {
  status: number
  hash: string
  bodies: { br: Buffer } & Partial<Record<Encoding, Buffer>>
  /** Epoch milliseconds. */
  at: number
  version: string
}

const sizeOf = ({ bodies }: Entry, key: string): number =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, key.length)

export interface Wanted {
  /** Everything that the answer depends on besides the data. */
  key: string
  /** Which share of the memory it counts to: its language. */
  group: string
  encoding: Encoding
  now: Date
  /** Since when what it is made from is known to be current; `now` if absent. */
  since?: Date
  /** Of the data; read before the answer is made. */
  version: string
  /** Milliseconds after which it is made again even if the version is the same. */
  maxAge: number
  /** Milliseconds after `maxAge` in which readers of the same version get it while it is made again; none if absent. */
  staleFor?: number
}

/** Compressed answers that are the same for everybody. One that is made again and unchanged keeps its compressed bodies. */
export class AnswerCache {
  readonly #entries: FairStore<Entry>
  readonly #running = new Map<string, Promise<Entry>>()

  constructor(maxBytes = MAX_BYTES) {
    this.#entries = new FairStore(maxBytes, sizeOf)
  }

  /** The answer if it can be sent without making, compressing or asking for anything. */
  peek({ key, group, encoding, now, version, maxAge }: Wanted): EncodedAnswer | null {
    const entry = this.#entries.get(group, key)
    if (!entry || entry.version !== version || !isYoung(entry, now, maxAge)) return null
    const body = entry.bodies[encoding]
    return body ? encoded(entry, encoding, body) : null
  }

  async get(wanted: Wanted, make: () => Promise<ReadyAnswer>): Promise<EncodedAnswer> {
    const { key, group, encoding } = wanted
    const entry = this.#served(wanted, make) ?? (await this.#make(wanted, make))
    const body = entry.bodies[encoding] ?? (await converted(entry.bodies.br, encoding))
    if (!entry.bodies[encoding] && this.#entries.get(group, key) === entry)
      this.#entries.set(group, key, { ...entry, bodies: { ...entry.bodies, [encoding]: body } })
    return encoded(entry, encoding, body)
  }

  /** A kept answer of this version; one that is too old is made again meanwhile. */
  #served(wanted: Wanted, make: () => Promise<ReadyAnswer>): Entry | undefined {
    const { key, group, now, version, maxAge, staleFor = 0 } = wanted
    const known = this.#entries.get(group, key)
    if (known?.version !== version || !isYoung(known, now, maxAge + staleFor)) return undefined
    // A failure is met again by the reader who waits for a new one.
    if (!isYoung(known, now, maxAge)) this.#make(wanted, make).catch(() => undefined)
    return known
  }

  /** Concurrent requests for one answer share its making. */
  #make(
    { key, group, now, since = now, version, maxAge }: Wanted,
    make: () => Promise<ReadyAnswer>,
  ): Promise<Entry> {
    const at = since.getTime()
    const sharedKey = JSON.stringify([version, at - (at % maxAge), group, key])
    const running = this.#running.get(sharedKey)
    if (running) return running
    const making = make()
      .then(async ({ text, status, isComplete }) => {
        const hash = createHash('sha1').update(`${status}\n${text}`).digest('base64url')
        const former = this.#entries.get(group, key)
        const bodies =
          former?.hash === hash ? former.bodies : { br: await promisify(brotliCompress)(text, BROTLI) }
        const entry = { status, hash, bodies, at, version }
        if (isComplete) this.#entries.set(group, key, entry)
        return entry
      })
      .finally(() => this.#running.delete(sharedKey))
    this.#running.set(sharedKey, making)
    return making
  }
}

function isYoung({ at }: Entry, now: Date, maxAge: number): boolean {
  const age = now.getTime() - at
  return age >= 0 && age < maxAge
}

function encoded({ status, hash }: Entry, encoding: Encoding, body: Buffer): EncodedAnswer {
  const mark = encoding === 'identity' ? '' : `-${encoding}`
  return { status, etag: `"${hash}${mark}"`, encoding, body }
}

async function converted(brotli: Buffer, encoding: Encoding): Promise<Buffer> {
  const plain = await promisify(brotliDecompress)(brotli)
  return encoding === 'gzip' ? promisify(gzip)(plain) : plain
}

/** @param accepted the request's header */
export function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
