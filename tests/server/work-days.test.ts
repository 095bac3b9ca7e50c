import { beforeAll, describe, expect, test } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { getWorkRight } from '../../src/contract/work-right/work-right.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import type { TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI']

let server: RunningServer
let employer: TestMember
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot() })
  acts = announcementActions(server)
  employer = await aVerifiedEmployer(server)
})

describe('Days of work that a posting names', () => {
  test('Named days are in the list, on the page and in the form, in the order of the week', async () => {
    const title = '요일이 있는 공고'
    const id = await acts.aPublicOne(employer, {
      title,
      numberOfWorkDays: 3,
      workDays: ['SUN', 'MON', 'SAT'],
    })
    const { data: cards } = await server.call(listJobs, { query: { query: title } })
    expect(cards.find((card) => card.id === id)?.workDays).toEqual(['MON', 'SAT', 'SUN'])
    expect((await acts.jobPage(id)).data).toMatchObject({
      workDays: ['MON', 'SAT', 'SUN'],
      numberOfWorkDays: 3,
    })
    const { data: mine } = await acts.get(employer, id)
    expect(mine.announcement.workDays).toEqual(['MON', 'SAT', 'SUN'])
  })

  test('An edit names other days, or none', async () => {
    const id = await acts.aPublicOne(employer, { workDays: WEEKDAYS })
    const six = [...WEEKDAYS, 'SAT']
    await acts.edit(employer, id, anAnnouncement({ numberOfWorkDays: 6, payAmount: 20_000, workDays: six }))
    expect((await acts.jobPage(id)).data.workDays).toEqual(six)
    const { workDays: _, ...older } = anAnnouncement()
    expect((await acts.edit(employer, id, older)).status).toBe(200)
    expect((await acts.jobPage(id)).data).not.toHaveProperty('workDays')
    expect((await acts.stored(id)).work_days).toBeNull()
  })

  test('Five days with free weekends are shown as the weekdays, and stay unnamed in the form', async () => {
    const id = await acts.aPublicOne(employer, { phrases: [{ code: 'WEEKENDS_OFF' }] })
    expect((await acts.jobPage(id)).data.workDays).toEqual(WEEKDAYS)
    expect((await acts.get(employer, id)).data.announcement.workDays).toBeNull()
  })

  test('Search engines read the hours, with the days where they are known', async () => {
    const hoursOf = async (overrides: Record<string, unknown>) => {
      const id = await acts.aPublicOne(employer, overrides)
      const page = await (await server.fetch(`/recruitment/detail/${id}`)).text()
      return /"workHours":"([^"]*)"/.exec(page)?.[1]
    }
    const named = { numberOfWorkDays: 4, workDays: ['MON', 'TUE', 'WED', 'SUN'] }
    expect(await hoursOf(named)).toBe('Mo-We,Su 09:00-18:00')
    expect(await hoursOf({})).toBe('09:00-18:00')
  })

  test('The right to work of a student follows from the named days', async () => {
    const hours = { businessHourStart: '10:00', businessHourEnd: '08:00', numberOfWorkDays: 3 }
    const restaurant = { ...hours, categories: ['RESTAURANT'], payAmount: 20_000 }
    const student = {
      visaStatus: 'D-2',
      enrolled: 'true',
      course: 'BACHELOR_1_2',
      koreanLevel: 'TOPIK3',
      certifiedSchool: 'false',
    }
    const verdictOn = async (workDays: string[] | null) => {
      const id = await acts.aPublicOne(employer, { ...restaurant, workDays })
      return (await server.call(getWorkRight, { params: { id }, query: student })).data.verdict
    }
    expect(await verdictOn(['FRI', 'SAT', 'SUN'])).toBe('PERMIT_FIRST')
    expect(await verdictOn(['MON', 'TUE', 'WED'])).toBe('NO')
    expect(await verdictOn(null)).toBe('NOT_KNOWN')
  })
})
