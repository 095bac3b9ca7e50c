import { beforeAll, expect, test } from 'vitest'
import { getWorkRight } from '../../src/contract/work-right/work-right.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-22T03:00:00Z')
const UNKNOWN_JOB = '0190a5b4-0000-7000-8000-000000000000'

let server: RunningServer
let restaurant: string
let site: string

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOW
  const company = await aCompany(server.database.db, NOW)
  const hours = {
    number_of_work_days: 5,
    start_minutes: 1080,
    end_minutes: 1320,
    business_hour_negotiable: false,
  }
  const jobs = [
    aJob(company, NOW, { categories: ['RESTAURANT'], ...hours }),
    aJob(company, NOW, { categories: ['CONSTRUCTION'], ...hours }),
  ] as const
  await publish(server.database.db, ...jobs)
  restaurant = jobs[0].id
  site = jobs[1].id
})

const ask = (id: string, query: Record<string, string>) =>
  server.call(getWorkRight, { params: { id }, query })

test('GET /jobs/:id/work-right answers a verdict and reasons with sources to visitors', async () => {
  const { data } = await ask(restaurant, {
    visaStatus: 'D-2',
    koreanLevel: 'TOPIK4',
    enrolled: 'true',
    langCode: 'en',
  })
  expect(data).toMatchObject({ verdict: 'PERMIT_FIRST', checkedOn: '2026-11-28' })
  expect(data.reasons[0]).toEqual({
    code: 'PERMIT_NEEDED',
    source: 'Immigration Act (출입국관리법) 제20조 (법률 제21857호, 2026-08-04)',
    text: 'You need permission from the immigration office before you start. Apply at HiKorea or at the office.',
  })
  expect(data.reasons.every(({ source, text }) => source !== '' && text !== '')).toBe(true)
})

test('GET /jobs/:id/work-right names guides in the language of the reader', async () => {
  const { data } = await ask(restaurant, { visaStatus: 'D-2', enrolled: 'true', langCode: 'vi' })
  const sources = data.reasons.map(({ source }) => source)
  expect(sources).toContainEqual(expect.stringMatching(/^Hướng dẫn .* \(유학생 시간제취업 지침/))
  expect(sources.filter((source) => /^[ -~]* \(/.test(source))).toEqual([])
})

test('GET /jobs/:id/work-right writes the reasons in Korean for Korean readers', async () => {
  const { data } = await ask(restaurant, { visaStatus: 'F-5', langCode: 'ko' })
  expect(data.reasons).toEqual([
    {
      code: 'PERMANENT_FREE',
      source: '출입국관리법 제10조의3제1항 (법률 제21857호, 2026-08-04)',
      text: '영주 자격은 취업 활동에 제한이 없어요.',
    },
  ])
})

test.each([
  [{}, 'Permanent residents may do any lawful work.'],
  [{ 'accept-language': 'ko-KR,ko;q=0.9' }, '영주 자격은 취업 활동에 제한이 없어요.'],
  [{ 'accept-language': 'xx' }, 'Permanent residents may do any lawful work.'],
])('Without a language in the address, the reasons are in that of %j', async (headers, text) => {
  const answer = await server.fetch(`/api/jobs/${restaurant}/work-right?visaStatus=F-5`, { headers })
  expect(await answer.json()).toMatchObject({ data: { reasons: [{ text }] } })
})

test.each([
  ['F-6', 'YES'],
  ['E-9', 'NOT_KNOWN'],
  ['C-3', 'NO'],
  ['E-7-4', 'NO'],
  ['H-2', 'WITHIN_LIMITS'],
  ['F-3', 'NOT_KNOWN'],
  ['C-2', 'NOT_KNOWN'],
])('The right of %s to work in a restaurant is %s', async (visaStatus, verdict) => {
  const { data } = await ask(restaurant, { visaStatus })
  expect(data.verdict).toBe(verdict)
})

test('A student is told that construction is closed to students', async () => {
  const { data } = await ask(site, { visaStatus: 'D-2', koreanLevel: 'TOPIK6', enrolled: 'true' })
  expect(data).toMatchObject({ verdict: 'NO', reasons: [{ code: 'STUDENT_CONSTRUCTION' }] })
})

test('A stay that ended yesterday in Seoul is no right to work', async () => {
  const { data } = await ask(restaurant, { visaStatus: 'F-6', expiry: '2026-11-21' })
  expect(data).toMatchObject({ verdict: 'NO', reasons: [{ code: 'STAY_EXPIRED' }] })
})

test.each([
  [{ visaStatus: 'Z-9' }, 'visaStatus', 'UNKNOWN'],
  [{ visaStatus: 'student' }, 'visaStatus', 'UNKNOWN'],
  [{}, 'visaStatus', 'REQUIRED'],
  [{ visaStatus: 'F-2', subCode: 'F-4-R' }, 'subCode', 'UNKNOWN'],
  [{ visaStatus: 'D-2', koreanLevel: 'TOPIK9' }, 'koreanLevel', 'UNKNOWN'],
  [{ visaStatus: 'D-2', expiry: '2027-02-30' }, 'expiry', 'INVALID'],
  [{ visaStatus: 'D-2', enrolled: 'maybe' }, 'enrolled', 'INVALID'],
])('GET /jobs/:id/work-right rejects %j at %s with %s', async (query, field, code) => {
  const { status, problem } = await ask(restaurant, query)
  expect(status).toBe(400)
  expect(problem.errors).toMatchObject([{ field, code }])
})

test('GET /jobs/:id/work-right answers 404 for an unknown job', async () => {
  const { status } = await ask(UNKNOWN_JOB, { visaStatus: 'F-6' })
  expect(status).toBe(404)
})
