import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { KoreanCapability } from '../../src/contract/base/enums.ts'
import type { ExpectedJobTable } from '../../src/server/db/resume-tables.ts'
import { countNearTalents, listTalents } from '../../src/contract/candidate/talent.ts'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

/** Anseong, whose centre is 24 km from Dongtan; the centre of Paju is 79 km from there. */
const [ANSEONG, PAJU, DONGTAN] = [136, 134, 142]

let server: RunningServer
let employer: TestMember
let jobId: string
/** Names by resume. */
const names = new Map<string, string>()

beforeAll(async () => {
  server = await runServer()
  employer = await aVerifiedEmployer(server)
  jobId = await announcementActions(server).aPublicOne(employer, { localJobRegionIds: [] })
  const wishes = {
    here: { wish: { region_id: DONGTAN }, level: 'BAD' },
    anywhere: { wish: { region_id: null, any_region: true }, level: 'VERY_GOOD' },
    near: { wish: { region_id: ANSEONG }, level: 'NORMAL' },
    second: { wish: { region_id: PAJU, further_region_ids: [ANSEONG] }, level: 'GOOD' },
    far: { wish: { region_id: PAJU }, level: 'GOOD' },
  } satisfies Record<string, { wish: Updateable<ExpectedJobTable>; level: KoreanCapability }>
  for (const [name, { wish, level }] of Object.entries(wishes)) {
    const candidate = await aCandidate(server, {
      wish,
      resume: { country_iso_code: 'np', korean_capability: level },
    })
    names.set(candidate.resumeId, name)
  }
})

const call = (query: Record<string, unknown>) => ({
  query: { jobId, countryIsoCodes: 'np', ...query },
  token: employer.token,
})
const listed = async (query: Record<string, unknown>) =>
  (await server.call(listTalents, call({ ...query, pageSize: 50 }))).data.map(
    ({ resumeId }) => names.get(resumeId) ?? '',
  )
const nearBy = async (query: Record<string, unknown>) =>
  (await server.call(countNearTalents, call(query))).data

describe('Candidates by place', () => {
  test('The region of the job includes those to whom any region will do', async () => {
    expect((await listed({ place: 'HERE' })).toSorted()).toEqual(['anywhere', 'here'])
  })

  test('Near the job are those who want to work within 30 km, by any region they wish for', async () => {
    expect((await listed({ place: 'NEAR' })).toSorted()).toEqual(['anywhere', 'here', 'near', 'second'])
    expect(await listed({})).toHaveLength(5)
  })

  test('Candidates are ordered by their Korean, their latest resume, or the least pay', async () => {
    expect((await listed({ sort: 'korean' })).at(0)).toBe('anywhere')
    expect((await listed({ sort: 'korean' })).at(-1)).toBe('here')
    expect(await listed({ sort: 'newest' })).toEqual(['far', 'second', 'near', 'anywhere', 'here'])
    await server.database.db
      .updateTable('expected_jobs')
      .set({ pay_type: 'HOURLY', min_pay_amount: 12_000 })
      .where('region_id', '=', DONGTAN)
      .execute()
    expect((await listed({ sort: 'pay' })).at(0)).toBe('here')
  })
})

describe('Near matches', () => {
  test('A filter that finds few says whom each step less would add', async () => {
    expect(await nearBy({ place: 'HERE', koreanCapability: 'NORMAL' })).toEqual([
      { change: 'PLACE_NEAR', count: 2 },
      { change: 'PLACE_ANY', count: 3 },
      { change: 'KOREAN_LOWER', count: 1 },
    ])
  })

  test('A step that adds nobody is left out, and so is all of it where enough are found', async () => {
    expect(await nearBy({ place: 'NEAR', koreanCapability: 'VERY_BAD' })).toEqual([
      { change: 'PLACE_ANY', count: 1 },
    ])
    expect(await nearBy({})).toEqual([])
  })

  test('An hidden candidate is in no count', async () => {
    const hidden = await aCandidate(server, {
      wish: { region_id: ANSEONG },
      resume: { country_iso_code: 'np' },
    })
    const { db } = server.database
    await db.updateTable('members').set({ talent_visible: false }).where('id', '=', hidden.id).execute()
    expect(await nearBy({ place: 'HERE' })).toContainEqual({ change: 'PLACE_NEAR', count: 2 })
  })

  test('Near matches of a job of somebody else are refused', async () => {
    const other = await aVerifiedEmployer(server)
    const answer = await server.call(countNearTalents, { query: { jobId }, token: other.token })
    expect(answer.problem.responseCode).toBe('NOT_FOUND')
  })
})
