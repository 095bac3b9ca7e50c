import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { END_WITH_PARENT, freePort } from '../support/server-process.ts'
import { isSmoke } from '../support/smoke.ts'
import { measureClusters } from './clusters.ts'
import type { Figure } from './figure.ts'
import {
  comparePages,
  compareThroughput,
  keptReads,
  measureJobLists,
  pageOneTime,
  publicPages,
  saveAnswers,
} from './job-list.ts'
import { part, untilClosed } from './part.ts'
import { comparePostGraphile } from './postgraphile.ts'
import { compareTime, timeAtRest, type Measured } from './processor-time.ts'
import { measureSitemap } from './sitemap.ts'
import { openSite, residentMegabytes, type BenchSite } from './site.ts'

const MEMORY_BUDGET = 250
/** Generous, so that only hanging parts time out, also on a machine with other work. */
const SEEDED_A_SECOND = 100

/** Measures the server with these numbers of jobs, and compares it with others at the last one. */
export async function measureServers(sizes: readonly number[]): Promise<Figure[]> {
  const found: Figure[] = []
  const pageOne: number[] = []
  for (const size of sizes) {
    const name = `${size.toLocaleString('en')} jobs`
    const isLast = size === sizes.at(-1)
    const measure = () => measureServer({ size, name, isLast }, (time) => pageOne.push(time))
    found.push(...(await part(name, 600 + size / SEEDED_A_SECOND, measure)))
  }
  // A size that did not finish already counts as missed.
  if (pageOne.length < sizes.length) return found
  const [smallest, largest] = [pageOne[0] ?? Number.NaN, pageOne.at(-1) ?? Number.NaN]
  const range = `${sizes.at(-1)?.toLocaleString('en')} over ${sizes[0]?.toLocaleString('en')} jobs`
  return [...found, { what: `page one: ${range}`, value: largest / smallest, unit: 'times', budget: 1.5 }]
}

async function measureServer(
  { size, name, isLast }: { size: number; name: string; isLast: boolean },
  onPageOne: (milliseconds: number) => void,
): Promise<Figure[]> {
  const site = await openSite(size)
  try {
    const found: Figure[] = [{ what: `seeding ${name}`, value: site.seedSeconds, unit: 's' }]
    found.push(...(await measureJobLists(site.server.url, name)))
    found.push(...(await measureClusters(site.server.url, name)))
    found.push(...(await measureSitemap(site.server.url, name)))
    onPageOne(await pageOneTime(site.server.url))
    if (isLast) found.push(...(await comparisons(site)))
    const memory = await residentMegabytes(site.server.pid)
    return [
      ...found,
      { what: `memory of the server at ${name}`, value: memory, unit: 'MB', budget: MEMORY_BUDGET },
    ]
  } finally {
    await site.close()
  }
}

async function comparisons(site: BenchSite): Promise<Figure[]> {
  const { server, databaseUrl } = site
  const found = await part('bare server', 900, () => throughput(site))
  if (isSmoke) {
    console.error('PostGraphile is left out: installing it takes minutes and a registry')
    return found
  }
  return [...found, ...(await part('PostGraphile', 300, () => comparePostGraphile(server.url, databaseUrl)))]
}

/** Compares both servers in the same run on the same database. */
async function throughput(site: BenchSite): Promise<Figure[]> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-bench-page-'))
  const visited = await publicPages(site.server.url)
  const reads = await keptReads(site.server.url)
  const sent = [...visited, ...reads.map(({ path }) => path)]
  await saveAnswers(site.server.url, sent, folder)
  const bare = spawn(
    process.execPath,
    [...END_WITH_PARENT, new URL('bare-server.ts', import.meta.url).pathname],
    {
      env: { ...process.env, DATABASE_URL: site.databaseUrl, PORT: String(port), PAGE_FOLDER: folder },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const close = untilClosed(async () => {
    bare.kill()
    await rm(folder, { recursive: true, force: true })
  })
  try {
    await new Promise((resolve) => bare.stdout.once('data', resolve))
    const bareUrl = `http://127.0.0.1:${port}`
    return [
      await compareThroughput(site.server.url, bareUrl),
      ...(await comparePages(site.server.url, bareUrl, visited)),
      ...(await compareTimes(site.server, { url: bareUrl, pid: bare.pid ?? 0 }, reads, visited.length)),
    ]
  } finally {
    await close()
  }
}

/** @param first number of the first read among the bare server's files */
async function compareTimes(
  server: Omit<Measured, 'rest'>,
  other: Omit<Measured, 'rest'>,
  reads: Awaited<ReturnType<typeof keptReads>>,
  first: number,
): Promise<Figure[]> {
  const [ours, bare] = await Promise.all([atRest(server), atRest(other)])
  const found: Figure[] = [
    { what: 'processor time of the server at rest', value: ours.rest, unit: 'ms a second' },
  ]
  for (const [index, read] of reads.entries())
    found.push(...(await compareTime(ours, bare, { ...read, barePath: `/page/${first + index}` })))
  return found
}

const atRest = async (server: Omit<Measured, 'rest'>): Promise<Measured> => ({
  ...server,
  rest: await timeAtRest(server.pid),
})
