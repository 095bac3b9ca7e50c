import { beforeAll, describe, expect, test } from 'vitest'
import { listTalents } from '../../src/contract/candidate/talent.ts'
import { aCandidate, announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const talents = (employer: TestMember, query: Record<string, unknown>) =>
  server.call(listTalents, { query, token: employer.token })

describe('Filtered candidates', () => {
  const people = {
    hoa: { country_iso_code: 'vn', work_type: 'FOREIGN_WORKER', korean_capability: 'GOOD' },
    tuan: { country_iso_code: 'vn', work_type: 'FOREIGN_STUDENT', korean_capability: 'BAD' },
    bat: { country_iso_code: 'mn', work_type: 'IMMIGRANT', korean_capability: null },
  } as const
  const ids: Record<string, string> = {}
  let employer: TestMember
  let jobId: string
  beforeAll(async () => {
    employer = await aVerifiedEmployer(server)
    jobId = await acts.aPublicOne(employer, { sigunguCode: '11110', localJobRegionIds: [] })
    const { region_id } = await acts.stored(jobId)
    for (const [name, resume] of Object.entries(people)) {
      // Far away: they are found by country or residence type, not by the place they wish for.
      const wish =
        name === 'hoa'
          ? { region_id }
          : {
              region_id: 96,
              category: 'FARM' as const,
              ...(name === 'tuan' ? { occupations: ['WELDER'] } : {}),
            }
      const candidate = await aCandidate(server, {
        resume: {
          ...resume,
          ...(name === 'bat' ? { career: JSON.stringify({ OFFICE: 'UNDER_1YEAR' }) } : {}),
        },
        wish,
      })
      ids[candidate.resumeId] = name
    }
  })
  const found = async (filter: Record<string, unknown>) => {
    const { data } = await talents(employer, { jobId, pageSize: 50, ...filter })
    return data.flatMap(({ resumeId }) => ids[resumeId] ?? []).toSorted()
  }

  test('Candidates of a country are found wherever they want to work', async () => {
    expect(await found({ countryIsoCodes: 'vn' })).toEqual(['hoa', 'tuan'])
    expect(await found({ countryIsoCodes: 'vn,mn' })).toEqual(['bat', 'hoa', 'tuan'])
    expect(await found({ countryIsoCodes: 'fr' })).toEqual([])
  })

  test('Candidates with a residence type are found, alone and together with a country', async () => {
    expect(await found({ workTypes: 'IMMIGRANT,FOREIGN_STUDENT' })).toEqual(['bat', 'tuan'])
    expect(await found({ workTypes: 'FOREIGN_WORKER', countryIsoCodes: 'vn' })).toEqual(['hoa'])
    expect(await found({ workTypes: 'FOREIGN_WORKER', countryIsoCodes: 'mn' })).toEqual([])
  })

  test('Candidates who wish for one of the occupations are found wherever they want to work', async () => {
    expect(await found({ occupations: 'WELDER,PACKER' })).toEqual(['tuan'])
    expect(await found({ occupations: 'WELDER', countryIsoCodes: 'mn' })).toEqual([])
    expect(await found({ occupations: 'PACKER' })).toEqual([])
  })

  test('A candidate is listed with the occupations that they wish for', async () => {
    const { data } = await talents(employer, { jobId, pageSize: 50, countryIsoCodes: 'vn' })
    const listed = data.map(({ resumeId, occupations }) => [ids[resumeId], occupations])
    expect(Object.fromEntries(listed)).toEqual({ hoa: [], tuan: ['WELDER'] })
  })

  test('A sector is one that a candidate wishes for or has worked in', async () => {
    expect(await found({ jobCategories: 'FARM', countryIsoCodes: 'vn,mn' })).toEqual(['bat', 'tuan'])
    expect(await found({ jobCategories: 'OFFICE', countryIsoCodes: 'vn,mn' })).toEqual(['bat'])
  })

  test('A Korean level includes the better ones, and no answer is none', async () => {
    expect(await found({ koreanCapability: 'NORMAL', countryIsoCodes: 'vn,mn' })).toEqual(['hoa'])
    expect(await found({ koreanCapability: 'BAD', countryIsoCodes: 'vn,mn' })).toEqual(['hoa', 'tuan'])
  })

  test('A filter that is not in the list of values is refused', async () => {
    for (const filter of [
      { workTypes: 'TOURIST' },
      { countryIsoCodes: 'Vietnam' },
      { koreanCapability: 'SOME' },
    ])
      expect((await talents(employer, { jobId, ...filter })).status).toBe(400)
  })
})
