import { MAX_CELLS, type JobCluster } from '../../src/contract/job/cluster.ts'
import { type Figure, percentile } from './figure.ts'
import { steadyLoad } from './load.ts'
import { sized } from '../support/smoke.ts'

const RATE = 200
const WARM_UP = sized(4, 0.1)
const SECONDS = sized(12, 0.3)

/** South, west, north and east of what a screen shows at a zoom. */
const VIEWS = [
  { zoom: 0, bounds: '33,124.5,38.7,131' },
  { zoom: 1, bounds: '36.2,126,38.2,128.5' },
  { zoom: 2, bounds: '36.8,126.4,37.9,127.8' },
  { zoom: 3, bounds: '37.1,126.6,37.7,127.4' },
  { zoom: 4, bounds: '37.4,126.8,37.7,127.2' },
  { zoom: 6, bounds: '37.5,126.95,37.58,127.05' },
  { zoom: 8, bounds: '37.54,126.98,37.56,127' },
] as const
const FILTERS: Record<string, string>[] = [
  {},
  { productType: 'LOCAL' },
  { jobCategories: 'FACTORY' },
  { keywordType: 'PROVIDE_RESIDENCE', jobCategories: 'FARM,RESTAURANT' },
  { regionIds: '9' },
  { visaAvailable: 'true' },
  { query: '용접' },
]

const PATHS = VIEWS.flatMap(({ zoom, bounds }) =>
  FILTERS.map(
    (filter) =>
      `/api/employee/jobs/clusters?${new URLSearchParams({ ...filter, zoom: String(zoom), bounds })}`,
  ),
)

/**
 * The map's clusters: what the first reader of a view waits for, the latency once slow counts are reused, and the
 * largest answer, which the number of cells bounds.
 */
export async function measureClusters(url: string, jobs: string): Promise<Figure[]> {
  const first: number[] = []
  let [most, bytes] = [0, 0]
  for (const path of PATHS) {
    const start = performance.now()
    const text = await textOf(url + path)
    first.push(performance.now() - start)
    const { data } = JSON.parse(text) as { data: JobCluster[] }
    most = Math.max(most, data.length)
    bytes = Math.max(bytes, Buffer.byteLength(text))
  }
  await steadyLoad(url, PATHS, RATE, WARM_UP)
  const { p99 } = await steadyLoad(url, PATHS, RATE, SECONDS)
  const of = `map clusters at ${jobs}`
  return [
    { what: `${of}, first reader of a view: median`, value: percentile(first, 0.5), unit: 'ms' },
    { what: `${of}, first reader of a view: slowest`, value: Math.max(...first), unit: 'ms' },
    { what: `${of}, ${RATE} requests/s: p99`, value: p99, unit: 'ms' },
    { what: `${of}: most in an answer`, value: most, unit: '', budget: MAX_CELLS },
    { what: `${of}: largest answer`, value: bytes / 1_000, unit: 'kB' },
  ]
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
