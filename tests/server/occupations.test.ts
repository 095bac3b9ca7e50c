import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { listOccupations, listPhrases, suggestOccupations } from '../../src/contract/work/occupation.ts'
import { minimumWageOn } from '../../src/reference/wage/minimum-wages.ts'
import { matchStoredJobs } from '../../src/server/features/job/service.ts'
import { seoulDay } from '../../src/server/seoul-day.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const textsIn = async (id: string, langCode: string) =>
  (await server.call(getJob, { params: { id }, query: { langCode } })).data

describe('The lists of occupations and phrases', () => {
  test('Every occupation has a name in the asked language', async () => {
    const { data: korean } = await server.call(listOccupations, { query: { langCode: 'ko' } })
    const { data: english } = await server.call(listOccupations, { query: { langCode: 'en' } })
    expect(korean).toHaveLength(english.length)
    expect(korean.find(({ code }) => code === 'WELDER')).toMatchObject({
      name: '용접원',
      jobCategory: 'FACTORY',
      keco: '8241',
    })
    expect(english.find(({ code }) => code === 'WELDER')?.name).toBe('Welder')
  })

  test('Phrases show their values in braces, under the name of their group', async () => {
    const { data } = await server.call(listPhrases, { query: { langCode: 'en' } })
    expect(data.find(({ code }) => code === 'DORMITORY_COST')).toEqual({
      code: 'DORMITORY_COST',
      group: 'HOUSING',
      groupName: 'Housing and rooms',
      text: 'Dormitory: {amount} won a month',
      parameters: ['amount'],
    })
  })

  test('Suggestions name at most three occupations, the best first', async () => {
    const suggested = async (title: string) =>
      (await server.call(suggestOccupations, { query: { title, langCode: 'en' } })).data
    expect(await suggested('용접공 모집')).toEqual([{ code: 'WELDER', name: 'Welder' }])
    expect(await suggested('용접 도장 배관 전기 철근')).toHaveLength(3)
    expect(await suggested('함께 일하실 분')).toEqual([])
  })

  test('A title of unlimited length is refused', async () => {
    const answer = await server.call(suggestOccupations, { query: { title: '용'.repeat(500) } })
    expect(answer.status).toBe(400)
  })
})

describe('What a posting is for and states', () => {
  test('A form without occupations gets those of its title, in every language', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, {
      title: '용접공 모집',
      details: '급여일 매월 10일, 하루 세 끼를 드립니다',
      numberOfPersons: 3,
      visaAvailable: false,
      keywordTypes: ['PROVIDE_RESIDENCE'],
    })
    const english = await textsIn(id, 'en')
    expect(english.occupations).toEqual([{ code: 'WELDER', name: 'Welder' }])
    expect(english.headline).toBe('Welder\u00a0· dormitory\u00a0· meals\u00a0· 3 people wanted')
    expect(english.phrases).toContainEqual({
      code: 'PAID_ON_DAY',
      group: 'PAY',
      groupName: 'Pay and extras',
      text: 'Pay day: day 10 of every month',
      parameters: { day: 10 },
    })
    expect((await textsIn(id, 'ko')).headline).toBe('용접원\u00a0· 기숙사\u00a0· 식사 제공\u00a0· 3명 모집')
  })

  test('A posting whose phrases promise housing and meals is listed and marked as such without keywords', async () => {
    const employer = await aVerifiedEmployer(server)
    const phrases = [{ code: 'DORMITORY_FREE' }, { code: 'LUNCH_GIVEN' }]
    const id = await acts.aPublicOne(employer, {
      title: '용접공',
      keywordType: null,
      keywordTypes: [],
      phrases,
    })
    for (const keywordType of ['PROVIDE_RESIDENCE', 'PROVIDE_MEAL'] as const) {
      const { data } = await server.call(listJobs, { query: { keywordType } })
      expect(data.find((job) => job.id === id)?.keywordList).toEqual(['PROVIDE_RESIDENCE', 'PROVIDE_MEAL'])
    }
    const { data: others } = await server.call(listJobs, { query: { keywordType: 'EASY_WORK' } })
    expect(others.map((job) => job.id)).not.toContain(id)
  })

  test.each([
    [
      'a dormitory',
      [{ code: 'DORMITORY' }],
      ['Dormitory offered', 'The cost is not stated. Ask the company.'],
    ],
    ['a free dormitory', [{ code: 'DORMITORY_FREE' }], ['Free dormitory']],
  ])('The page of a job with %s says whether its cost is known', async (_, phrases, expected) => {
    const employer = await aVerifiedEmployer(server)
    const id = await acts.aPublicOne(employer, { title: '용접공', phrases })
    const { phrases: stated = [] } = await textsIn(id, 'en')
    expect(stated.filter(({ group }) => group === 'HOUSING').map(({ text }) => text)).toEqual(expected)
  })

  test('High pay is neither shown nor found where the pay is the minimum wage, and the title stays', async () => {
    const employer = await aVerifiedEmployer(server)
    const claim = {
      title: '고수익 용접공',
      keywordType: 'HIGH_PAYMENT',
      keywordTypes: ['HIGH_PAYMENT'],
      phrases: [{ code: 'HIGH_PAY' }],
    }
    const low = await acts.aPublicOne(employer, { ...claim, payAmount: minimumWageOn(seoulDay(new Date())) })
    const high = await acts.aPublicOne(await aVerifiedEmployer(server), { ...claim, payAmount: 14_000 })
    const codesAt = async (id: string) => (await textsIn(id, 'ko')).phrases?.map(({ code }) => code)
    expect(await codesAt(low)).not.toContain('HIGH_PAY')
    expect(await codesAt(high)).toContain('HIGH_PAY')
    expect(await textsIn(low, 'ko')).toMatchObject({ title: claim.title, keywordList: [] })
    const { data: found } = await server.call(listJobs, { query: { keywordType: 'HIGH_PAYMENT' } })
    const ids = found.map(({ id }) => id)
    expect([ids.includes(low), ids.includes(high)]).toEqual([false, true])
  })

  test('What the employer chooses counts, and stays when an older form is sent', async () => {
    const employer = await aVerifiedEmployer(server)
    const chosen = {
      occupations: ['PLUMBER', 'WELDER'],
      phrases: [{ code: 'DORMITORY_COST', parameters: { amount: 150_000 } }],
    }
    const id = await acts.aPublicOne(employer, { title: '용접공', ...chosen })
    await acts.edit(employer, id, anAnnouncement({ title: '용접공', payAmount: 15_000 }))
    const { occupations, phrases } = await textsIn(id, 'en')
    expect(occupations?.map(({ code }) => code)).toEqual(['PLUMBER', 'WELDER'])
    expect(phrases?.map(({ text }) => text)).toContain('Dormitory: 150,000 won a month')
    expect(await acts.stored(id)).toMatchObject({ work_source: 'EMPLOYER' })
  })

  test.each([
    ['occupations', { occupations: ['NO_SUCH_WORK'] }],
    ['phrases', { phrases: [{ code: 'NO_SUCH_PHRASE', parameters: {} }] }],
    ['phrases', { phrases: [{ code: 'PAID_ON_DAY', parameters: {} }] }],
  ])('Unknown or incomplete %s are refused', async (field, work) => {
    const employer = await aVerifiedEmployer(server)
    const answer = await acts.publish(employer, anAnnouncement(work))
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.problem)).toContain(`"${field}"`)
  })

  test('An unknown occupation in a filter is refused', async () => {
    expect((await server.call(listJobs, { query: { occupation: 'NO_SUCH_WORK' } })).status).toBe(400)
  })
})

describe('Postings from before there were occupations', () => {
  test('They are read in batches, found by their occupation, and those chosen meanwhile stay', async () => {
    const { db } = server.database
    const now = new Date('2026-11-20T03:00:00Z')
    server.clock.now = now
    const company = await aCompany(db, now)
    const old = Array.from({ length: 5 }, () =>
      aJob(company, now, { title: '미싱사 구함', work_source: null }),
    )
    const chosen = aJob(company, now, {
      title: '미싱사 구함',
      occupations: ['COOK'],
      work_source: 'EMPLOYER',
    })
    await publish(db, ...old, chosen)
    expect(await matchStoredJobs(db, 3)).toBe(3)
    expect(await matchStoredJobs(db, 3)).toBe(2)
    expect(await matchStoredJobs(db, 3)).toBe(0)
    const { data } = await server.call(listJobs, { query: { occupation: 'SEWING_WORKER', pageSize: 50 } })
    expect(data.map(({ id }) => id).toSorted()).toEqual(old.map(({ id }) => id).toSorted())
    const { rows } = await sql<{ bytes: number }>`
      select min(octet_length(document)) as bytes from job_searches`.execute(db)
    expect(rows[0]?.bytes).toBeGreaterThanOrEqual(2_048)
  })
})
