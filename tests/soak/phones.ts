import { setTimeout as delay } from 'node:timers/promises'
import { connect, type Db } from '../../src/server/db/database.ts'
import { type Cluster, startCluster, until } from '../cluster/cluster.ts'
import { startStandIn } from '../cluster/stand-in.ts'
import { twoColorImage } from '../support/images.ts'
import { isSmoke, sized } from '../support/smoke.ts'
import { type OutboxClient, outboxClient } from './outbox-client.ts'
import { populate } from './populate.ts'

/**
 * `npm run soak phones`: ten phones with outboxes full of work while the primary is killed twice. Fails if anything
 * does not arrive, or arrives twice.
 */
const PHONES = sized(10, 2)
const FAILOVERS = sized(2, 1)
/** Jobs that each phone wants before it has a network. */
const BEFORE = sized(40, 3)
/** A phone adds a job this often while it sends. */
const INTERVAL = sized(1_000, 100)
const UPLOADS_EVERY = 10
const UNDER_WAY = sized(5_000, 100)
const DOWN_TIME = sized(5_000, 0)
/** After the last failover. */
const MOST_AFTER = sized(120_000, 600_000)
const PORTS = 19_300

const startSite = isSmoke ? startStandIn : startCluster
const cluster = await startSite(PORTS, { DEMO: 'off' })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cluster.stop().then(() => process.exit(1)))
try {
  process.exitCode = (await soak(cluster)) ? 0 : 1
} finally {
  await cluster.stop()
}

async function soak(target: Cluster): Promise<boolean> {
  const database = connect(target.databaseUrl, 2)
  const { workers, jobIds } = await populate(database.db, { workers: PHONES, employers: 0 })
  await database.close()
  const photo = new Uint8Array(await twoColorImage(40, 40).jpeg().toBuffer()).buffer
  const phones = await Promise.all(workers.map((member) => outboxClient(target.url, member)))
  for (const phone of phones) {
    await phone.save(jobIds.slice(0, BEFORE), photo)
  }
  const full = (await Promise.all(phones.map((phone) => phone.waiting()))).reduce((sum, each) => sum + each)
  console.log(`${PHONES} phones with ${full} commands in their outboxes`)
  const site = { isOver: false }
  const start = performance.now()
  const sending = Promise.all(phones.map((phone) => phone.run(site, MOST_AFTER)))
  const adding = Promise.all(phones.map((phone) => addJobs(phone, site, jobIds.slice(BEFORE), photo)))
  sending.catch(() => undefined)
  adding.catch(() => undefined)
  for (let round = 0; round < FAILOVERS; round += 1) {
    await until('a healthy cluster', () => target.isHealthy())
    await delay(UNDER_WAY)
    await (isSmoke ? restartServer(target, phones) : failOver(target))
  }
  site.isOver = true
  await adding
  await sending
  console.log(`everything sent after ${((performance.now() - start) / 1000).toFixed(0)} s`)
  return conclude(target, phones)
}

async function addJobs(
  phone: OutboxClient,
  site: { isOver: boolean },
  jobIds: readonly string[],
  photo: ArrayBuffer,
): Promise<void> {
  for (const [index, id] of jobIds.entries()) {
    if (site.isOver) return
    await phone.save([id], index % UPLOADS_EVERY === 0 ? photo : null)
    await delay(INTERVAL)
  }
}

/** Kills the primary, waits for another one, and starts the killed one again. */
async function failOver(target: Cluster): Promise<void> {
  const index = await target.primary()
  const victim = index === null ? undefined : target.databases[index]
  if (!victim) throw new Error('a healthy cluster has a primary')
  const start = performance.now()
  await victim.stop('SIGKILL')
  await until('another primary', async () => ![null, index].includes(await target.primary()))
  console.log(
    `${victim.name} killed; another primary after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
  await delay(DOWN_TIME)
  victim.start()
}

async function conclude(target: Cluster, phones: readonly OutboxClient[]): Promise<boolean> {
  const database = connect(target.databaseUrl, 2)
  const problems = (await Promise.all(phones.map((phone) => compare(database.db, phone)))).flat()
  await database.close()
  for (const line of problems.slice(0, 20)) console.log(line)
  const sum = (of: (phone: OutboxClient) => number) => phones.reduce((total, phone) => total + of(phone), 0)
  const commands = sum(({ applied, favorites, uploads }) => applied.size + favorites.size + uploads)
  const failures = sum((phone) => phone.failures)
  console.log(
    `${commands} commands, ${failures} tries that failed: lost or doubled ${problems.length} (expected 0)`,
  )
  // A run without any failure would have shown nothing.
  return problems.length === 0 && failures > 0
}

/** Replaces a failover on a stand-in, which has only one server. */
async function restartServer({ apps }: Cluster, phones: readonly OutboxClient[]): Promise<void> {
  for (const app of apps) await app.stop('SIGKILL')
  await until('a try that fails', async () => phones.some(({ failures }) => failures > 0))
  for (const app of apps) app.start()
}

/** What did not arrive exactly once. */
async function compare(db: Db, phone: OutboxClient): Promise<string[]> {
  const { id } = phone.member
  const [applications, favorites, files, waiting] = await Promise.all([
    db.selectFrom('applications').select('job_id').where('member_id', '=', id).execute(),
    db.selectFrom('favorites').select('job_id').where('member_id', '=', id).execute(),
    db.selectFrom('files').select('reference').where('owner_id', '=', id).execute(),
    phone.waiting(),
  ])
  const differences = (kind: string, sent: ReadonlySet<string>, rows: readonly { job_id: string }[]) => {
    const found = rows.map((row) => row.job_id)
    return [
      ...[...sent].filter((job) => !found.includes(job)).map((job) => `${kind} of ${id} for ${job} is lost`),
      ...(found.length > sent.size ? [`${kind} of ${id}: ${found.length} for ${sent.size} commands`] : []),
    ]
  }
  return [
    ...differences('application', phone.applied, applications),
    ...differences('favorite', phone.favorites, favorites),
    ...(files.length === phone.uploads
      ? []
      : [`${files.length} files of ${id} for ${phone.uploads} uploads`]),
    ...(waiting === 0 ? [] : [`${waiting} commands of ${id} still wait`]),
  ]
}
