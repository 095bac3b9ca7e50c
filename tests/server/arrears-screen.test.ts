import { beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ArrearsChanges,
  importArrears,
  listDayOf,
  previewArrears,
} from '../../src/contract/case/arrears.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const HEAD = '성명,사업장명,소재지,체불액'
const GAON = '김가온,가온,경기도 화성시,1000'
const HANBIT = '박한빛,한빛,경기도 오산시,2000'

let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

beforeEach(async () => {
  for (const table of ['arrears_matches', 'arrears_entries', 'arrears_lists'] as const)
    await server.database.db.deleteFrom(table).execute()
})

async function send(
  endpoint: { path: string },
  content: string | Buffer<ArrayBuffer>,
  { listedOn = '2026-01-02', token = operator.token } = {},
) {
  const body = new FormData()
  body.set('listedOn', listedOn)
  body.set('file', new Blob([content]), 'list.csv')
  const headers = { authorization: `Bearer ${token}` }
  const response = await server.fetch(`/api${endpoint.path}`, { method: 'POST', body, headers })
  const answer = (await response.json()) as {
    data: ArrearsChanges & { fault?: string }
    errors?: { field: string; code: string }[]
    responseCode: string
  }
  return { status: response.status, ...answer }
}

const listOf = (...rows: string[]) => [HEAD, ...rows].join('\n')
const entries = async () =>
  (await server.database.db.selectFrom('arrears_entries').select('business_name').execute()).map(
    ({ business_name }) => business_name,
  )
const imports = async () => (await actsIn(server)).filter(({ act }) => act === 'arrears.import')

test('A preview tells what an import would change, and changes nothing; the import then does', async () => {
  await send(importArrears, listOf(GAON))
  const before = await imports()
  const next = listOf(HANBIT, ',,,', '최무명,이름,서울,많음')
  const wanted = { formerListedOn: '2026-01-02', isKnown: false, employers: 1, added: 1, removed: 1 }
  const refused = { refused: [{ line: 4, fault: 'NO_AMOUNT' }], refusedCount: 1 }
  const later = { listedOn: '2026-02-02' }
  expect((await send(previewArrears, next, later)).data).toMatchObject({ ...wanted, ...refused })
  expect([await entries(), await imports()]).toEqual([['가온'], before])
  expect((await send(importArrears, next, later)).data).toMatchObject({ ...wanted, ...refused })
  expect(await entries()).toEqual(['한빛'])
  expect(await imports()).toHaveLength(before.length + 1)
  expect((await send(previewArrears, next, later)).data).toMatchObject({
    isKnown: true,
    added: 0,
    removed: 0,
  })
})

test.each([
  ['of zeros', Buffer.alloc(64), 'NO_TEXT'],
  ['with an open quote', `${HEAD}\n"김가온`, 'OPEN_QUOTE'],
  ['without the business', '성명,소재지\n김가온,서울', 'NO_BUSINESS'],
  ['without person and address', '사업장명,체불액\n가온,1', 'NO_PERSON'],
  ['without employers', HEAD, 'EMPTY'],
  ['of more than 8 MB', 'a'.repeat(8 * 1024 * 1024 + 1), 'TOO_LARGE'],
])('A file %s is refused with its fault and changes nothing', async (_, content, fault) => {
  await send(importArrears, listOf(GAON))
  for (const endpoint of [previewArrears, importArrears])
    expect(await send(endpoint, content)).toMatchObject({
      status: 422,
      responseCode: 'DOCUMENT_UNREADABLE',
      data: { fault },
    })
  expect(await entries()).toEqual(['가온'])
})

test('A list that is older than the imported one is refused, and one of a day to come at its field', async () => {
  await send(importArrears, listOf(GAON))
  const older = await send(importArrears, listOf(HANBIT), { listedOn: '2026-01-01' })
  expect(older).toMatchObject({ status: 422, data: { fault: 'OLDER' } })
  const future = await send(previewArrears, listOf(HANBIT), { listedOn: '2099-01-01' })
  expect(future.errors).toMatchObject([{ field: 'listedOn', code: 'TOO_LARGE' }])
  const { token } = await aWorker(server)
  expect((await send(importArrears, listOf(HANBIT), { token })).status).toBe(403)
  expect(await entries()).toEqual(['가온'])
})

test.each([
  ['체불사업주_20250101.csv', '2025-01-01'],
  ['list-2025-12-31.txt', '2025-12-31'],
  ['list_20251399.csv', '2026-06-01'],
  ['list_20260602.csv', '2026-06-01'],
  ['list.csv', '2026-06-01'],
])('The list in the file %s is of %s', (name, day) => {
  expect(listDayOf(name, '2026-06-01')).toBe(day)
})
