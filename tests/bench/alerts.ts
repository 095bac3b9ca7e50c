import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { JOB_CATEGORIES } from '../../src/contract/base/enums.ts'
import { regions } from '../../src/reference/regions.ts'
import { connect, type Connected } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import type { Database } from '../../src/server/db/schema.ts'
import { matchNewJobs } from '../../src/server/features/alert/match.ts'
import { planDuePushes } from '../../src/server/features/alert/plan.ts'
import { copyRows } from '../../src/server/seed/copy.ts'
import { createRandom } from '../../src/server/seed/random.ts'
import { openEmptyDatabase } from '../support/empty-database.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { sized } from '../support/smoke.ts'
import type { Figure } from './figure.ts'
import { untilClosed } from './part.ts'

const DESIRED_JOBS = sized(100_000, 200)
const JOBS = sized(1000, 5)
/** Jobs published in a minute must be processed in less than a minute. */
const BUDGET = 60
/** Noon in Seoul, when pushes go out. */
const NOON = new Date('2026-11-20T03:00:00Z')
/** One in four members has a browser subscribed to pushes. */
const REACHABLE = 4

type Wish = Insertable<Database['expected_jobs']>

/** Time to match 1,000 jobs, published in separate transactions, with the desired jobs of 100,000 members. */
export async function measureAlerts(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-bench-alerts-'))
  const empty = await openEmptyDatabase(folder)
  const connected = connect(empty.connection, 4)
  const close = untilClosed(async () => {
    await connected.close()
    await empty.close()
    await rm(folder, { recursive: true, force: true })
  })
  try {
    await migrate(connected.pool)
    await loadWishes(connected)
    const publishing = await seconds(() => publishAll(connected))
    const matching = await seconds(() => untilNothingIsLeft(() => matchNewJobs(connected.db, NOON)))
    const later = new Date(NOON.getTime() + 10 * 60_000)
    const planning = await seconds(() => untilNothingIsLeft(() => planDuePushes(connected.db, later)))
    const { rows } = await connected.pool.query<{ notified: number; pushed: number }>(
      'select (select count(*) from notifications) as notified, (select count(*) from push_deliveries) as pushed',
    )
    return [
      { what: `publishing ${JOBS} jobs`, value: publishing, unit: 's' },
      {
        what: `matching ${JOBS} jobs with ${DESIRED_JOBS} desired jobs`,
        value: matching,
        unit: 's',
        budget: BUDGET,
      },
      { what: 'notifications', value: rows[0]?.notified ?? 0, unit: '' },
      { what: 'creating pushes of them', value: planning, unit: 's', budget: BUDGET },
      { what: 'pushes', value: rows[0]?.pushed ?? 0, unit: '' },
    ]
  } finally {
    await close()
  }
}

async function untilNothingIsLeft(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

async function loadWishes({ pool }: Connected): Promise<void> {
  const random = createRandom('alerts')
  const members = Array.from({ length: DESIRED_JOBS }, (_, index) => ({
    id: v7(),
    email: `wish-${index}@ilteo.test`,
    name: 'Wisher',
    role: 'EMPLOYEE' as const,
    password_hash: null,
    lang_code: 'ko',
    created_at: NOON,
  }))
  const sessions = members.map(({ id }) => ({
    id: v7(),
    token_hash: Buffer.from(id),
    member_id: id,
    keep_signed_in: true,
    created_at: NOON,
    last_used_at: NOON,
    expires_at: NOON,
  }))
  const browsers = sessions
    .filter((_, index) => index % REACHABLE === 0)
    .map((session) => ({
      id: v7(),
      member_id: session.member_id,
      session_hash: session.token_hash,
      endpoint: `https://fcm.googleapis.com/fcm/send/${session.member_id}`,
      p256dh: '',
      auth: '',
      created_at: NOON,
    }))
  const client = await pool.connect()
  await copyRows(client, 'members', members)
  await copyRows(client, 'sessions', sessions)
  await copyRows(client, 'push_subscriptions', browsers)
  await copyRows(
    client,
    'expected_jobs',
    members.map(({ id }) => wishOf(random, id)),
  )
  client.release()
  await pool.query('vacuum (analyze)')
}

/** Half want a district, a quarter a province, a quarter any region; every other one has a minimum pay. */
function wishOf(random: ReturnType<typeof createRandom>, memberId: string): Wish {
  const place = random.int(0, 3)
  const districts = regions.filter((region) => region.parent !== null)
  const provinces = regions.filter((region) => region.parent === null)
  const region = place < 2 ? random.pick(districts) : place === 2 ? random.pick(provinces) : null
  const hasSector = random.int(0, 4) > 0
  const hasPay = random.int(0, 1) === 1
  return {
    id: v7(),
    member_id: memberId,
    version: 1,
    region_id: region?.id ?? null,
    any_region: region === null,
    category: hasSector ? random.pick(JOB_CATEGORIES) : null,
    any_category: !hasSector,
    pay_type: hasPay ? 'HOURLY' : null,
    min_pay_amount: hasPay ? random.int(10_320, 15_000) : null,
    max_pay_amount: null,
    any_pay: !hasPay,
    created_at: NOON,
    updated_at: NOON,
  }
}

async function publishAll({ db }: Connected): Promise<void> {
  const random = createRandom('postings')
  const company = await aCompany(db, NOON)
  const places = regions.filter((region) => region.parent !== null && region.isLeaf)
  const jobs = Array.from({ length: JOBS }, () =>
    aJob(company, NOON, {
      region_id: random.pick(places).id,
      categories: [random.pick(JOB_CATEGORIES)],
      pay_amount: random.int(10_320, 16_000),
    }),
  )
  // Sequentially, as employers publish.
  await jobs.reduce((before, job) => before.then(() => publish(db, job)), Promise.resolve())
}
