import type { Db } from '../../db/database.ts'
import type { Replica } from '../../db/replica.ts'
import { languageOf } from '../../i18n/text-in.ts'
import { AnswerCache, type EncodedAnswer, type Encoding, type Wanted } from './answer-cache.ts'
import { PublicVersions, type PublicPart, VERSION_AGE, type Versions } from './public-versions.ts'
import type { PeekAnswer } from './quick-answers.ts'

/** Counts of long lists may be half a minute old when an answer is made (features/job/list-count.ts). */
const MAX_AGE = 30_000

/** A read whose answer is the same for everybody. */
export interface PublicRead {
  endpoint: string
  /** Parsed: addresses that mean the same share an answer. */
  params: unknown
  query: unknown
  langCode: string
  parts: readonly PublicPart[]
  now: Date
}

/** The kept answers of the API, by endpoint, parameters and the version of what they show. */
export class PublicAnswers {
  readonly #answers: AnswerCache
  readonly #versions = new WeakMap<Db, { id: number; versions: PublicVersions }>()
  readonly #versionAge: number
  #databases = 0
  #all: PublicVersions[] = []

  /** @param versionAge milliseconds; 0 sees changes of others at once, at the price of a query for each read */
  constructor(answers: AnswerCache, versionAge = VERSION_AGE) {
    this.#answers = answers
    this.#versionAge = versionAge
  }

  /** Public data was changed by this process. */
  expire(): void {
    for (const versions of this.#all) versions.expire()
  }

  /** @param make the body as JSON, from this database */
  async get(
    db: Db,
    read: PublicRead,
    encoding: Encoding,
    make: () => Promise<string>,
  ): Promise<EncodedAnswer> {
    const { id, versions } = this.#of(db)
    const wanted = wantedOf(read, await versions.current(read.now), { id, encoding })
    return this.#answers.get(wanted, async () => ({ text: await make(), status: 200, isComplete: true }))
  }

  /** For the same read later: the answer, if it is kept and known to be current. */
  peeker(read: PublicRead, source: () => Db, clock: () => Date): PeekAnswer {
    return (encoding) => {
      const { id, versions } = this.#of(source())
      const now = clock()
      const current = versions.peek(now)
      return current && this.#answers.peek(wantedOf({ ...read, now }, current, { id, encoding }))
    }
  }

  #of(db: Db) {
    const known = this.#versions.get(db)
    if (known) return known
    const made = { id: (this.#databases += 1), versions: new PublicVersions(db, this.#versionAge) }
    this.#versions.set(db, made)
    this.#all.push(made.versions)
    return made
  }
}

function wantedOf(
  { endpoint, params, query, langCode, parts, now }: PublicRead,
  versions: Versions,
  { id, encoding }: { id: number; encoding: Encoding },
): Wanted {
  return {
    key: JSON.stringify([endpoint, id, params, query]),
    group: languageOf(langCode),
    encoding,
    now,
    version: parts.map((part) => versions[part]).join(', '),
    maxAge: MAX_AGE,
  }
}

/** The database of visitors' reads. */
export const sourceOf = (db: Db, replica: Replica | null | undefined) => (): Db => replica?.db() ?? db
