import { beforeAll, expect, test } from 'vitest'
import type { DataOf, Endpoint } from '../../src/contract/base/endpoint.ts'
import { editAnnouncement } from '../../src/contract/job/announcement.ts'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { addUpPublicChanges, VERSION_AGE } from '../../src/server/http/caching/public-versions.ts'
import { anAnnouncement, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { databaseUrl, SECRET_KEY } from '../support/operator-console.ts'
import {
  callEndpoint,
  type CallInput,
  type CallResult,
  runServer,
  type RunningServer,
} from '../support/server.ts'
import { startServer } from '../support/server-process.ts'
import { createDice, CrashingServer } from './ledger-shop.ts'

/** `npm run soak answers` runs more, with another seed each time. */
const GIVEN = process.env['READS_AND_WRITES']
const STEPS = Math.max(100, Number(GIVEN ?? 0))
/** Killed servers take seconds to start again. */
const STEPS_WITH_KILLS = Number(GIVEN ?? 40)
const SEED = Number(process.env['READS_AND_WRITES_SEED'] ?? 7)
const WRITES = 0.25
const KILLS = 0.01
/** Milliseconds within which a write is killed at any moment. */
const LONGEST_WRITE = 8
const LANGUAGES = ['ko', 'en', 'vi']

interface Site {
  name: string
  isUp: boolean
  call: <E extends Endpoint>(endpoint: E, input: CallInput) => Promise<CallResult<DataOf<E>>>
}

interface Read {
  by: 'list' | 'search' | 'job'
  langCode: string
  isMember: boolean
}

let first: RunningServer
let second: RunningServer
let employer: TestMember
let worker: TestMember
let ids: string[]
/** Of the title of any job: each attempt to write has its own. */
let version = 0

beforeAll(async () => {
  first = await runServer({ versionAge: VERSION_AGE })
  second = await runServer({ versionAge: VERSION_AGE, database: first.database })
  employer = await aVerifiedEmployer(first)
  worker = await aWorker(first)
  const acts = announcementActions(first)
  ids = [
    await acts.aPublicOne(employer, { title: titleOf(0) }),
    await acts.aPublicOne(employer, { title: titleOf(0) }),
  ]
})

const titleOf = (number: number) => `조립원 모집 ${number}번째`
const versionIn = (title = '') => Number(/(\d+)번째/.exec(title)?.[1])

const rename = (site: Site, id: string, number: number) =>
  site.call(editAnnouncement, {
    params: { id },
    body: anAnnouncement({ title: titleOf(number) }),
    token: employer.token,
  })

/** The version of a job's title as a list, a search or its own answer shows it; NaN without one. */
async function shownVersion(site: Site, id: string, { by, langCode, isMember }: Read): Promise<number> {
  const caller = isMember ? { token: worker.token } : {}
  if (by === 'job') {
    const { data } = await site.call(getJob, { params: { id }, query: { langCode }, ...caller })
    return versionIn(data?.title)
  }
  const query = { langCode, ...(by === 'search' ? { query: '조립원' } : {}) }
  const { data } = await site.call(listJobs, { query, ...caller })
  return versionIn(data?.find((job) => job.id === id)?.title)
}

/** Versions that somebody was told of: written or read. */
class History {
  readonly #told: { id: string; version: number; at: number; of: string }[] = []

  /** @param of the server that acknowledged it, or the read that showed it */
  tell(id: string, number: number, at: number, of: string): void {
    this.#told.push({ id, version: number, at, of })
  }

  /** What a read that begins now must show at least: at once where it was told, elsewhere after a second. */
  least(id: string, now: number, of: readonly string[]): number {
    const known = this.#told.filter(
      (each) => each.id === id && (of.includes(each.of) || now - each.at >= VERSION_AGE),
    )
    return known.reduce((most, each) => Math.max(most, each.version), 0)
  }
}

interface Course {
  sites: readonly Site[]
  steps: number
  now: () => number
  /** Between two steps. */
  between: (step: number) => Promise<void>
}

/** @returns the reads that showed an older version than they had to, or none */
async function tooOld({ sites, steps, now, between }: Course): Promise<unknown[]> {
  const dice = createDice(SEED)
  const oneOf = <T>(values: readonly T[]): T => {
    const value = dice.of(values)
    if (value === undefined) throw new Error('there is nothing to choose from')
    return value
  }
  const history = new History()
  const found: unknown[] = []
  for (let step = 1; step <= steps; step++) {
    const [site, id] = [oneOf(sites.filter(({ isUp }) => isUp)), oneOf(ids)]
    if (dice.below(100) < WRITES * 100) {
      const number = (version += 1)
      const { status } = await rename(site, id, number)
      if (status !== 200) throw new Error(`a change was answered with ${status}`)
      history.tell(id, number, now(), site.name)
    } else {
      const read: Read = {
        by: oneOf(['list', 'search', 'job'] as const),
        langCode: oneOf(LANGUAGES),
        isMember: oneOf([true, false]),
      }
      const of = `${site.name} ${JSON.stringify(read)}`
      const least = history.least(id, now(), [site.name, of])
      const shown = await shownVersion(site, id, read)
      // Neither an older title nor none.
      if (!(shown >= least)) found.push({ step, site: site.name, shown, least, ...read })
      else history.tell(id, shown, now(), of)
    }
    await between(step)
  }
  return found
}

test(
  `No read of ${STEPS} at random is older than what was told, while time stands still and jumps`,
  async () => {
    const dice = createDice(SEED)
    let time = Date.now()
    const pass = (milliseconds: number) => {
      time += milliseconds
      first.clock.now = second.clock.now = new Date(time)
    }
    pass(VERSION_AGE)
    const found = await tooOld({
      sites: [
        { name: 'first', isUp: true, call: first.call },
        { name: 'second', isUp: true, call: second.call },
      ],
      steps: STEPS,
      now: () => time,
      async between(step) {
        if (dice.below(10) < 3) pass(dice.below(VERSION_AGE * 1.2))
        if (step % 100 === 0) await addUpPublicChanges(first.database.db)
      },
    })
    expect(found).toEqual([])
  },
  300_000 + STEPS * 500,
)

test(
  `No read of ${STEPS_WITH_KILLS} at random is older than what was told, while servers are killed during a write`,
  async () => {
    const dice = createDice(SEED)
    const env = {
      DATABASE_URL: databaseUrl(first),
      DATA_DIR: first.dataDir,
      SECRET_KEY,
      DEMO: 'off',
      WEB: 'off',
    }
    const mortals = [
      new CrashingServer(await startServer(env), env),
      new CrashingServer(await startServer(env), env),
    ]
    const sites = mortals.map((mortal, index): Site => ({
      name: `process ${index}`,
      isUp: true,
      call: (endpoint, input) => callEndpoint(mortal.url, endpoint, input),
    }))
    const kill = async (index: number) => {
      const [site, mortal, id] = [sites[index], mortals[index], ids[dice.below(ids.length)]]
      if (!site || !mortal || !id) throw new Error('there is nothing to kill')
      site.isUp = false
      // It is written or not: nobody was told.
      const writing = rename(site, id, (version += 1)).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, dice.below(LONGEST_WRITE)))
      mortal.kill()
      await writing
      void mortal.isUp().then(() => (site.isUp = true))
    }
    try {
      const found = await tooOld({
        sites,
        steps: STEPS_WITH_KILLS,
        now: Date.now,
        async between(step) {
          const isDue = step === Math.ceil(STEPS_WITH_KILLS / 2) || dice.below(100) < KILLS * 100
          if (isDue && sites.every(({ isUp }) => isUp)) await kill(dice.below(sites.length))
        },
      })
      expect(found).toEqual([])
      expect(mortals.reduce((sum, { crashes }) => sum + crashes, 0)).toBeGreaterThan(0)
    } finally {
      for (const mortal of mortals) {
        await mortal.isUp()
        await mortal.end()
      }
    }
  },
  600_000 + STEPS_WITH_KILLS * 500,
)
