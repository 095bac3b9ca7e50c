// `npm run bench`: measures the budgets and prints a table. `--sizes 1000,100000` and `--only pages,server,alerts,streams,
// processes` select parts; those of the pages have names of their own (`--only interactions,outbox`). `--smoke` runs each
// part once at its smallest size and fails where a figure is missing. `--beside COMMIT` builds another commit too, and
// measures the pages of both alternately. The last ten runs are kept in `bench-results/runs.json`, and the table shows the
// former value.
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../src/server/cli/build.mjs'
import { isSmoke, sized } from '../support/smoke.ts'
import { supervised } from '../support/supervised.mjs'
import { measureAlerts } from './alerts.ts'
import { isMet, printTable, type Figure } from './figure.ts'
import { compareWithFormer } from './history.ts'
import { PAGE_PARTS, measurePages } from './pages.ts'
import { part } from './part.ts'
import { measureProcesses } from './processes.ts'
import { measureServers } from './servers.ts'
import { measureStreams } from './streams.ts'

const GROUPS = ['pages', 'server', 'alerts', 'streams', 'processes']

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: isSmoke ? '200' : '1000,100000,1000000' },
    only: { type: 'string' },
    streams: { type: 'string', default: String(sized(10_000, 10)) },
    beside: { type: 'string' },
    smoke: { type: 'boolean', default: false },
  },
})
const chosen = values.only?.split(',') ?? (values.beside === undefined ? GROUPS : ['pages'])
const known = [...GROUPS, ...Object.keys(PAGE_PARTS)]
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`no part is named ${unknown.join(', ')}; there are ${known.join(', ')}`)
  process.exit(2)
}
process.env['TMPDIR'] = await supervised('ilteo-bench-')
const measured = await measureChosen()
const figures = isSmoke ? measured : await compareWithFormer(measured)
printTable(figures)
const missed = figures.filter((figure) => !isMet(figure))
for (const { what, failure, value } of missed) console.log(`missed: ${what}: ${failure ?? value}`)
console.log(`${figures.length - missed.length} met or reported, ${missed.length} missed`)
// A hanging part may keep the process alive.
process.exit(missed.length > 0 ? 1 : 0)

async function measureChosen(): Promise<Figure[]> {
  await ensureBuilt()
  const has = (name: string) => chosen.includes(name)
  const pages = Object.keys(PAGE_PARTS).filter((name) => has('pages') || has(name))
  const found = await measurePages(pages, values.beside)
  if (has('server')) found.push(...(await measureServers(values.sizes.split(',').map(Number))))
  if (has('alerts')) found.push(...(await part('alerts', 1200, measureAlerts)))
  if (has('streams'))
    found.push(...(await part('streams', 900, () => measureStreams(Number(values.streams)))))
  if (has('processes')) found.push(...(await part('processes', 300, measureProcesses)))
  return found
}
