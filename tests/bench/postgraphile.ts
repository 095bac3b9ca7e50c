import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../src/server/cli/install.mjs'
import { END_WITH_PARENT, freePort } from '../support/server-process.ts'
import type { Figure } from './figure.ts'
import { COMPARED } from './job-list.ts'
import { fullLoad } from './load.ts'
import { untilClosed } from './part.ts'

/** Not a dependency: 300 MB, for one figure. */
const VERSION = '5.1.5'
const WARM_UP = 4
const SECONDS = 12
const START_TIMEOUT = 60_000

/** The list of `COMPARED` with fewer conditions: PostGraphile's own are equalities only. */
const QUERY = `{
  allJobListings(condition: { regionId: 9, productType: 2 }, orderBy: [LISTED_AT_DESC, JOB_ID_DESC], first: 10) {
    totalCount
    nodes { jobByJobId {
      rowId companyName title address addressDetails payType payAmount hourlyEquivalent visaAvailable guaranteedUntil
      createdAt listedAt imageFile keywords numberOfPersons gender periodType numberOfWorkDays startMinutes endMinutes
      businessHourNegotiable productType status closedReason periodEnd regionId categories
      companyByCompanyId { logoFile }
    } }
  }
}`

const SERVER = `
import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const serving = postgraphile({
  extends: [PostGraphileAmberPreset],
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', graphiql: false },
}).createServ(grafserv)
const server = createServer()
await serving.addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
`

/** Throughput of the list call relative to PostGraphile on the same rows, in one run. Needs the npm registry. */
export async function comparePostGraphile(url: string, databaseUrl: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-postgraphile-'))
  const remove = untilClosed(() => rm(folder, { recursive: true, force: true }))
  try {
    await writeFile(join(folder, 'server.mjs'), SERVER)
    await writeFile(join(folder, 'package.json'), '{ "private": true }')
    const install = ['install', '--no-audit', '--no-fund', '--prefix', folder, `postgraphile@${VERSION}`]
    if ((await run('npm', install)) !== 0) throw new Error('PostGraphile could not be installed')
    const theirs = await postGraphileRate(folder, databaseUrl)
    await fullLoad(url, COMPARED, WARM_UP)
    const ours = await fullLoad(url, COMPARED, SECONDS)
    return [
      {
        what: `job list: ours (${Math.round(ours)}/s) relative to PostGraphile ${VERSION} (${Math.round(theirs)}/s)`,
        value: ours / theirs,
        unit: 'times',
        budget: 10,
        isScore: true,
      },
    ]
  } finally {
    await remove()
  }
}

async function postGraphileRate(folder: string, databaseUrl: string): Promise<number> {
  const port = await freePort()
  const server = spawn(process.execPath, [...END_WITH_PARENT, join(folder, 'server.mjs')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const close = untilClosed(async () => void server.kill())
  try {
    await new Promise((resolve, reject) => {
      server.stdout.once('data', resolve)
      server.once('exit', () => reject(new Error('PostGraphile did not start')))
      setTimeout(() => reject(new Error('PostGraphile did not start in time')), START_TIMEOUT).unref()
    })
    const url = `http://127.0.0.1:${port}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ query: QUERY })
    await requireAnswer(`${url}/graphql`, { method: 'POST', headers, body })
    await fullLoad(url, '/graphql', WARM_UP, headers, body)
    return await fullLoad(url, '/graphql', SECONDS, headers, body)
  } finally {
    await close()
  }
}

/** Errors of GraphQL are answered with status 200. */
async function requireAnswer(address: string, init: RequestInit): Promise<void> {
  const answer = await (await fetch(address, init)).text()
  if (answer.includes('"errors"') || !answer.includes('"totalCount"'))
    throw new Error(`PostGraphile answered ${answer.slice(0, 200)}`)
}
