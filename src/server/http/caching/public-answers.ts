import type { Db } from '../../db/database.ts'
import type { Replica } from '../../db/replica.ts'
import { languageOf } from '../../i18n/text-in.ts'
import { AnswerCache, type EncodedAnswer, type Encoding, type Wanted } from './answer-cache.ts'
import { PublicVersions, type PublicPart, VERSION_AGE, type Versions } from './public-versions.ts'
import type { PeekAnswer } from './quick-answers.ts'

/** Counts of long lists may be half a minute old when an answer is made (features/job/list-count.ts). */
const AGES = {
  maxAge: 30_000,
  // Only such counts differ within one version: readers need not wait for them.
  staleFor: 30_000,
}

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

  /** Since when answers that are read now are known to be current. */
  knownSince(now: Date): Date {
    return new Date(Math.min(now.getTime(), ...this.#all.map((versions) => versions.knownSince(now))))
  }

  /** @param make the body as JSON, from this database */
  async get(
    db: Db,
    read: PublicRead,
    encoding: Encoding,
    make: () => Promise<string>,
  ): Promise<EncodedAnswer> {
    const { id, versions } = this.#of(db)
    const version = versionOf(read.parts, await versions.current(read.now))
    const wanted = { ...placeOf(read, id), encoding, now: read.now, version, ...AGES }
    return this.#answers.get(wanted, async () => ({ text: await make(), status: 200, isComplete: true }))
  }

  /** For the same read later: the answer, if it is kept and known to be current. */
  peeker(read: PublicRead, source: () => Db, clock: () => Date): PeekAnswer {
    const { parts } = read
    let of: { id: number; place: Place } | null = null
    return (encoding) => {
      const { id, versions } = this.#of(source())
      const now = clock()
      const current = versions.peek(now)
      if (!current) return null
      if (of?.id !== id) of = { id, place: placeOf(read, id) }
      return this.#answers.peek({
        ...of.place,
        encoding,
        now,
        version: versionOf(parts, current),
        ...AGES,
      })
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

type Place = Pick<Wanted, 'key' | 'group'>

/** @param id of the database */
const placeOf = ({ endpoint, params, query, langCode }: PublicRead, id: number): Place => ({
  key: JSON.stringify([endpoint, id, params, query]),
  group: languageOf(langCode),
})

const versionOf = (parts: readonly PublicPart[], versions: Versions): string =>
  parts.map((part) => versions[part]).join(', ')

/** The database of visitors' reads. */
export const sourceOf = (db: Db, replica: Replica | null | undefined) => (): Db => replica?.db() ?? db
