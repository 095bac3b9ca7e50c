import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { type Figure, median } from './figure.ts'
import { sized } from '../support/smoke.ts'
import { fullLoad, steadyLoad, timeEach } from './load.ts'

const RATE = 200
const PAGE_HEADERS = { 'accept-encoding': 'br', 'accept-language': 'ko' }
const WARM_UP = sized(4, 0.1)
const SECONDS = sized(12, 0.3)

const query = (parts: Record<string, string | number>) =>
  `/api/employee/jobs?${new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)]))}`

/** Requests of the job board, with page one more often than others. */
export const LIST_PATHS = [
  query({ productType: 'PREMIUM', jobCategories: '', keywordType: '', regionIds: '' }),
  query({ productType: 'GRAND', jobCategories: '', keywordType: '', regionIds: '' }),
  query({ productType: 'LOCAL', jobCategories: '', keywordType: '', regionIds: '' }),
  query({ productType: 'LIFE', pageNumber: 3 }),
  query({ productType: 'LOCAL', regionIds: 9 }),
  query({ productType: 'LOCAL', regionIds: 95, jobCategories: 'FACTORY' }),
  query({ productType: 'LOCAL', regionIds: '96,97,98,142' }),
  query({ productType: 'LOCAL', regionIds: '18,19,20', keywordType: 'PROVIDE_MEAL' }),
  query({ productType: 'LOCAL', jobCategories: 'FARM,RESTAURANT', keywordType: 'PROVIDE_RESIDENCE' }),
  query({ productType: 'LIFE', regionIds: 1, jobCategories: 'OFFICE' }),
  query({ regionIds: 142, visaAvailable: 'true' }),
  query({ regionIds: 16, useSecurePayment: 'true', payType: 'MONTHLY', minPayAmount: 2_500_000 }),
  query({ sort: 'pay', payType: 'MONTHLY' }),
  query({ sort: 'pay', regionIds: 2, productType: 'LOCAL' }),
  query({ jobCategories: 'TRANSLATION', keywordType: 'VISA_NOT_CARE' }),
  query({ productType: 'LOCAL', pageNumber: sized(40, 2) }),
]
const PAGE_ONE = LIST_PATHS.filter((path) => !path.includes('pageNumber'))
const WORDS = ['공장', '기숙', '포장', '딸기', '야간', '통근', '용접', '평택', '무역', '간병', '타일', '세차']
export const SEARCH_PATHS = WORDS.map((word) => query({ query: word }))

/** Latency of lists, details, news and searches at a steady rate, on a server with that many jobs. */
export async function measureJobLists(url: string, jobs: string): Promise<Figure[]> {
  const details = await detailPaths(url)
  const news = ['/api/news', '/api/news?pageNumber=3', '/api/news-mains']
  const parts: [string, readonly string[], number][] = [
    ['job list', LIST_PATHS, 20],
    ['job detail', details, 20],
    ['news list', news, 20],
    ['text search of two syllables', SEARCH_PATHS, 50],
  ]
  const figures: Figure[] = []
  for (const [what, paths, budget] of parts) {
    await steadyLoad(url, paths, RATE, WARM_UP)
    const { p99 } = await steadyLoad(url, paths, RATE, SECONDS)
    figures.push({
      what: `${what} at ${jobs}, ${RATE} requests/s: p99`,
      value: p99,
      unit: 'ms',
      budget,
    })
  }
  return figures
}

/** Milliseconds of page one without other load: the median of all filters. */
export async function pageOneTime(url: string): Promise<number> {
  await timeEach(url, PAGE_ONE, sized(5, 1))
  return median(await timeEach(url, PAGE_ONE, sized(20, 1)))
}

/** The filter whose two queries the bare server also runs (bare-server.ts). */
export const COMPARED = query({ productType: 'LOCAL', regionIds: 9, jobCategories: 'FACTORY', pageSize: 10 })

/** Throughput of a bare server with the same two queries, relative to ours. */
export async function compareThroughput(url: string, bareUrl: string): Promise<Figure> {
  await fullLoad(url, COMPARED, WARM_UP)
  const ours = await fullLoad(url, COMPARED, SECONDS)
  await fullLoad(bareUrl, '/', WARM_UP)
  const bare = await fullLoad(bareUrl, '/', SECONDS)
  return {
    what: `job list: bare Fastify + pg (${Math.round(bare)}/s) relative to ours (${Math.round(ours)}/s)`,
    value: bare / ours,
    unit: 'times',
    budget: 2,
  }
}

/** Public pages, kept whole and compressed, each compared with a bare server that sends the same bytes. */
export async function comparePages(
  url: string,
  bareUrl: string,
  pages: readonly string[],
): Promise<Figure[]> {
  const headers = PAGE_HEADERS
  const figures: Figure[] = []
  for (const [index, page] of pages.entries()) {
    await fullLoad(url, page, WARM_UP, headers)
    const ours = await fullLoad(url, page, SECONDS, headers)
    await fullLoad(bareUrl, `/page/${index}`, WARM_UP, headers)
    const bare = await fullLoad(bareUrl, `/page/${index}`, SECONDS, headers)
    const what = `page ${page.replace(/[0-9a-f-]{36}$/, '…')}`
    figures.push({
      what: `${what}: bare Fastify (${Math.round(bare)}/s) relative to ours (${Math.round(ours)}/s)`,
      value: bare / ours,
      unit: 'times',
      budget: 2,
    })
  }
  return figures
}

/** The kinds of pages that visitors and search engines open. */
export async function publicPages(url: string): Promise<string[]> {
  const [job = ''] = await detailPaths(url)
  return ['/', '/recruitinfo', job.replace('/api/jobs/', '/recruitment/detail/'), '/news']
}

/** Of the connection, and set by every HTTP server itself. */
const CONNECTION = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'])

/** Writes each answer as sent to a file of its number: the body's bytes, and beside them the headers as JSON. */
export async function saveAnswers(url: string, paths: readonly string[], folder: string): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const { body, headers } = await compressedAnswer(url + path)
    await writeFile(join(folder, String(index)), body)
    await writeFile(join(folder, `${index}.json`), JSON.stringify(headers))
  }
}

function compressedAnswer(url: string): Promise<{ body: Buffer; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: PAGE_HEADERS }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
        reject(new Error(`${url} was not answered with a compressed body`))
      const chunks: Buffer[] = []
      const headers = Object.entries(answer.headers).filter(([name]) => !CONNECTION.has(name))
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ body: Buffer.concat(chunks), headers: Object.fromEntries(headers) }))
    }).once('error', reject)
  })
}

/** Public reads of the API that the server keeps, compressed. */
export async function keptReads(url: string) {
  const [job = ''] = await detailPaths(url)
  const reads: [string, string][] = [
    ['job list', query({})],
    ['filtered list', COMPARED],
    ['text search', SEARCH_PATHS[0] ?? ''],
    ['job', job],
    ['news list', '/api/news'],
  ]
  return reads.map(([what, path]) => ({ what, path, headers: PAGE_HEADERS }))
}

async function detailPaths(url: string): Promise<string[]> {
  const pages = [0, 1, 2, 10, 50].map(async (pageNumber) => {
    const answer = await fetch(url + query({ pageNumber, pageSize: 20 }))
    const body: { data?: { id: string }[] } = await answer.json()
    return body.data ?? []
  })
  return (await Promise.all(pages)).flat().map((job) => `/api/jobs/${job.id}`)
}
