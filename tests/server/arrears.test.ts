import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { decideArrears, listArrearsMatches } from '../../src/contract/case/arrears.ts'
import { undoDecision } from '../../src/contract/operator/decision.ts'
import { matchArrears } from '../../src/server/features/arrears/service.ts'
import { announcementActions, aVerifiedEmployer, BUSINESS_NUMBER } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { operate } from '../support/operator-console.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const HEAD = '연번,성명,나이,주소,사업장명,소재지,체불액'

let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

beforeEach(async () => {
  for (const table of ['arrears_matches', 'arrears_entries', 'arrears_lists'] as const)
    await server.database.db.deleteFrom(table).execute()
  await server.database.db.deleteFrom('business_verifications').execute()
})

async function importList(content: string | Buffer, name = 'list.csv') {
  const file = join(server.dataDir, name)
  await writeFile(file, content)
  return operate(server, 'arrears', 'import', file)
}

const listOf = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

async function aBusiness(name: string, personName: string, address: string | null) {
  const employer = await aVerifiedEmployer(server)
  const now = new Date()
  await server.database.db
    .insertInto('business_verifications')
    .values({
      company_id: employer.companyId,
      status: 'VERIFIED',
      business_name: name,
      business_number: BUSINESS_NUMBER,
      person_name: personName,
      person_number: null,
      certificate_file: null,
      tax_office: null,
      reason: null,
      requested_at: now,
      decided_at: now,
      address,
    })
    .execute()
  return employer
}

const matches = async (status = 'OPEN') =>
  (await server.call(listArrearsMatches, { query: { status }, token: operator.token })).data
const decide = (id: string, status: string, seen = 'OPEN', token = operator.token) =>
  server.call(decideArrears, { params: { id }, body: { status, seen }, token })

describe('Reading the published list', () => {
  test('UTF-8, UTF-16 and CP949 files with titles, merged cells, duplicates and bad rows are read alike', async () => {
    const text = [
      '체불사업주 명단 공개,,,,,,',
      '연번,성명,나이,주소,사업장명,소재지,3년간 체불액(원)',
      '1,김가온,51,서울,"(주)가온테크","경기도 화성시 동탄대로 1, 2층","12,345,678"',
      ',,,,나래산업,,',
      '2,박다온,40,부산,쌰뼝상사,부산광역시 사하구 하신로 3,5000000원',
      '3,박다온,40,부산,주식회사 쌰뼝상사,부산광역시 사하구 하신로 3,5000000',
      '4,이라온,33,대구,라온,대구광역시 달서구,모름',
      '5,최마루,29,,마루,인천광역시 서구,1,2,3',
      '합계,,,,3개소,,17345678',
      ',,,,총계,,17345678',
      '',
    ].join('\n')
    const encoded = ['cp949', 'utf-16le', 'utf-16be'].map((encoding) =>
      iconv.encode(text, encoding, { addBOM: true }),
    )
    for (const content of [text, `\uFEFF${text}`, ...encoded, iconv.encode(text, 'utf-16le')]) {
      await server.database.db.deleteFrom('arrears_lists').execute()
      await server.database.db.deleteFrom('arrears_entries').execute()
      const { code, out } = await importList(content)
      expect(code).toBe(0)
      expect(out).toContain('REFUSED  line 7: 체불액 is not an amount of won')
      expect(out).toContain('REFUSED  line 8: has 9 cells for 7 columns')
      expect(out).toContain('3 employers, 1 duplicates, 2 refused rows\n3 new, 0 removed')
    }
    const entries = await server.database.db.selectFrom('arrears_entries').selectAll().orderBy('id').execute()
    expect(entries).toMatchObject([
      { business_name: '(주)가온테크', person_name: '김가온', amount: 12_345_678 },
      { business_name: '나래산업', person_name: '김가온', amount: 12_345_678 },
      { business_name: '쌰뼝상사', person_name: '박다온', amount: 5_000_000 },
    ])
  })

  test('A row with a person and a business of its own does not take the address above', async () => {
    await importList(listOf('1,김가온,,,가온,경기도 화성시,1', '2,이라온,,,라온,,'))
    const [, second] = await server.database.db
      .selectFrom('arrears_entries')
      .selectAll()
      .orderBy('id')
      .execute()
    expect(second).toMatchObject({ person_name: '이라온', address: '', amount: null })
  })

  test('What follows a refused row does not take its cells', async () => {
    const { out } = await importList(
      listOf('1,김가온,,,가온,경기도 화성시,?', ',,,,나래,,', '2,이라온,,,라온,서울특별시 중구,1'),
    )
    expect(out).toContain('line 3: 성명 and 소재지 are missing')
    expect(out).toContain('1 employers')
  })

  test.each([
    ['without a column for the business', '성명,주소\n김가온,서울', 'has no column for the business'],
    ['without person and address', '사업장명,체불액\n가온,1', 'a name alone names nobody'],
    ['without employers', HEAD, 'has no employers'],
    ['with an open quote', `${HEAD}\n1,"김가온`, 'line 2: a quote is not closed'],
    ['of zeros', Buffer.alloc(64), 'line 1: is no text'],
    ['of a photo', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x81, 0xff]), 'line 1: is no text'],
    [
      'with a broken letter',
      Buffer.concat([
        iconv.encode(listOf('1,김가온,,,가온,경기도 화성시,1', ''), 'cp949'),
        Buffer.from('2,\xFE\xFF', 'latin1'),
      ]),
      'line 3: is no text in UTF-8, UTF-16 or EUC-KR (CP949)',
    ],
    ['that is too large', Buffer.alloc(8 * 1024 * 1024 + 1, 'a'), 'has more than 8388608 bytes'],
    [
      'with too many rows',
      listOf(...Array.from({ length: 50_001 }, (_, row) => `${row},a,,,b,c,1`)),
      '50000 rows',
    ],
  ])('A file %s is refused and changes nothing', async (_, content, reason) => {
    await importList(listOf('1,김가온,,,가온,경기도 화성시,1'))
    expect(await importList(content)).toMatchObject({ code: 1, err: expect.stringContaining(reason) })
    expect(await server.database.db.selectFrom('arrears_entries').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    [['arrears']],
    [['arrears', 'import']],
    [['arrears', 'export', 'a']],
    [['arrears', 'import', '/dev/zero']],
  ])('%j is rejected', async (words) => {
    expect((await operate(server, ...words)).code).toBe(1)
  })
})

describe('Comparing the list with businesses', () => {
  const row = '1,김가온,51,서울,가온테크,경기도 화성시 동탄대로 1,1000'

  test('Two of name, person and district make a possible match; a name alone makes none', async () => {
    const both = await aBusiness('주식회사 가온테크', '김 가온', null)
    const renamed = await aBusiness('새이름', '김가온 외 1명', '경기 화성시 동탄구 1')
    await aBusiness('가온테크', '다른이', '서울특별시 중구 1')
    await aBusiness('새이름', '김가온', '서울특별시 중구 1')
    expect((await importList(listOf(row))).out).toContain('2 new possible matches')
    const found = await matches()
    expect(Object.fromEntries(found.map(({ companyId, grounds }) => [companyId, grounds]))).toEqual({
      [both.companyId]: ['NAME', 'PERSON'],
      [renamed.companyId]: ['PERSON', 'DISTRICT'],
    })
  })

  test('A repeat changes nothing, a newer list replaces, an older one is refused', async () => {
    await aBusiness('가온테크', '김가온', null)
    await importList(listOf(row), 'list_20250101.csv')
    const before = (await actsIn(server)).length
    expect((await importList(listOf(row), 'list_20250101.csv')).out).toContain(
      'nothing changed\n0 new possible matches',
    )
    expect(await actsIn(server)).toHaveLength(before)
    const [match] = await matches()
    await decide(match?.id ?? '', 'DIFFERENT')
    const second = await importList(
      listOf(row.replace('1000', '2000'), '2,이라온,,,라온,서울특별시 중구,1'),
      'list_20260101.csv',
    )
    expect(second.out).toContain('1 new, 0 removed\n0 new possible matches')
    expect(await matches('DIFFERENT')).toMatchObject([{ entry: { amount: 2000 }, listedOn: '2026-01-01' }])
    expect((await importList(listOf(row), 'list_20250630.csv')).err).toContain(
      'is of 2025-06-30; the imported list is of 2026-01-01',
    )
    expect(
      (await importList(listOf('2,이라온,,,라온,서울특별시 중구,1'), 'list_20260201.csv')).out,
    ).toContain('0 new, 1 removed')
    expect(await matches('DIFFERENT')).toEqual([])
  })

  test('A business that is verified later is compared, and loses the match with another registration', async () => {
    await importList(listOf(row))
    const { companyId } = await aBusiness('가온테크', '김가온', null)
    await inTransaction(server.database.db, (tx) => matchArrears(tx, companyId, new Date()))
    expect(await matches()).toHaveLength(1)
    await server.database.db.updateTable('business_verifications').set({ person_name: '다른이' }).execute()
    await inTransaction(server.database.db, (tx) => matchArrears(tx, companyId, new Date()))
    expect(await matches()).toEqual([])
  })

  test('A match of a business whose verification was erased is neither listed nor counted', async () => {
    await importList(listOf(row))
    const { companyId } = await aBusiness('가온테크', '김가온', null)
    await inTransaction(server.database.db, (tx) => matchArrears(tx, companyId, new Date()))
    await server.database.db.deleteFrom('business_verifications').execute()
    const list = await server.call(listArrearsMatches, { token: operator.token })
    expect(list).toMatchObject({ data: [], totalCount: 0 })
  })

  test('Readers are told only what an operator confirmed, and the company is told', async () => {
    const acts = announcementActions(server)
    const employer = await aBusiness('가온테크', '김가온', null)
    const jobId = await acts.aPublicOne(employer)
    await importList(listOf(row), 'list_20260101.csv')
    const arrears = async () => (await acts.jobPage(jobId)).data.behind?.arrears
    expect(await arrears()).toBeNull()
    const [match] = await matches()
    const { data } = await decide(match?.id ?? '', 'CONFIRMED')
    expect(await arrears()).toMatchObject({ listedOn: '2026-01-01' })
    const told = async () => (await server.call(listNotifications, { token: employer.token })).data
    expect((await told())[0]).toMatchObject({ kind: 'ARREARS_CONFIRMED' })
    const decisionId = data.undo?.decisionId ?? ''
    await server.call(undoDecision, { params: { id: decisionId }, token: operator.token })
    expect(await arrears()).toBeNull()
    expect(await told()).toEqual([])
    expect(await matches()).toMatchObject([{ status: 'OPEN', decidedDate: null }])
  })

  test('A decision that another operator made meanwhile is not made again', async () => {
    await aBusiness('가온테크', '김가온', null)
    await importList(listOf(row))
    const [match] = await matches()
    const id = match?.id ?? ''
    expect((await decide(id, 'CONFIRMED')).status).toBe(200)
    expect((await decide(id, 'DIFFERENT')).status).toBe(412)
    expect((await decide(id, 'DIFFERENT', 'CONFIRMED')).status).toBe(200)
  })

  test('Only operators see and decide matches', async () => {
    const employer = await aBusiness('가온테크', '김가온', null)
    await importList(listOf(row))
    const [match] = await matches()
    for (const { token } of [employer, await aWorker(server)]) {
      expect((await server.call(listArrearsMatches, { token })).status).toBe(403)
      expect((await decide(match?.id ?? '', 'CONFIRMED', 'OPEN', token)).status).toBe(403)
    }
    expect((await decide('0190a5b4-0000-7000-8000-000000000000', 'CONFIRMED')).status).toBe(404)
    expect((await decide(match?.id ?? '', 'OPEN')).status).toBe(400)
  })
})
