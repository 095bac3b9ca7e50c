import { beforeEach, describe, expect, test } from 'vitest'
import { extendAnnouncement, publishAnnouncement } from '../../src/contract/job/announcement.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
beforeEach(async () => {
  server = await runServer()
  server.clock.now = new Date('2026-11-20T03:00:00Z')
  acts = announcementActions(server)
})

const publish = async (overrides: Record<string, unknown>) => {
  const employer = await aVerifiedEmployer(server)
  const result = await server.call(publishAnnouncement, {
    body: anAnnouncement(overrides),
    token: employer.token,
  })
  return { ...result, employer }
}
/** 08:00 to 19:00: ten hours of work. */
const longDay = { businessHourStart: '08:00', businessHourEnd: '07:00' }
const night = {
  businessDivisionStart: 'AFTERNOON',
  businessHourStart: '10:00',
  businessDivisionEnd: 'MORNING',
  businessHourEnd: '07:00',
}

describe('Publishing', () => {
  test('is refused where the pay leaves out overtime, with the figure that passes', async () => {
    const month = { ...longDay, payType: 'MONTHLY', payAmount: 2_700_000 }
    const refused = await publish(month)
    expect(refused).toMatchObject({ status: 422, problem: { responseCode: 'PAY_BELOW_MINIMUM' } })
    expect(refused.problem.errors?.[0]?.field).toBe('payAmount')
    const { needed } = refused.problem.data as { needed: number }
    expect((await publish({ ...month, payAmount: needed - 1 })).status).toBe(422)
    expect((await publish({ ...month, payAmount: needed })).status).toBe(201)
  })

  test('is refused where the pay leaves out the night premium', async () => {
    const month = { ...night, payType: 'MONTHLY', payAmount: 2_156_880 }
    expect((await publish(month)).problem.responseCode).toBe('PAY_BELOW_MINIMUM')
    expect((await publish({ ...month, workplaceSize: 'UNDER_FIVE' })).status).toBe(201)
  })

  test('is refused above 52 hours a week, unless fewer than five people work there or it is a farm', async () => {
    const week = { ...longDay, numberOfWorkDays: 6 }
    const refused = await publish(week)
    expect(refused).toMatchObject({ status: 422, problem: { responseCode: 'HOURS_ABOVE_LIMIT' } })
    expect(refused.problem).toMatchObject({ data: { longestDay: 8.5, weeklyHours: 60 } })
    expect(refused.problem.errors?.[0]?.field).toBe('businessHourEnd')
    expect((await publish({ ...week, workplaceSize: 'UNDER_FIVE' })).status).toBe(201)
    expect((await publish({ ...week, categories: ['FARM'] })).status).toBe(201)
    expect((await publish({ ...week, categories: ['FARM', 'FACTORY'] })).status).toBe(422)
  })

  test('is possible above 52 hours a week where the employer says what allows it, and readers are told', async () => {
    const week = {
      ...longDay,
      numberOfWorkDays: 6,
      occupations: ['TRUCK_DRIVER'],
      payType: 'HOURLY',
      payAmount: 12_400,
    }
    const { status, data, employer } = await publish({ ...week, longHoursReason: 'ARTICLE_59' })
    expect(status).toBe(201)
    const { data: job } = await server.call(getJob, { params: { id: data.id } })
    expect(job).toMatchObject({ longHoursReason: 'ARTICLE_59', wageWarnings: ['ABOVE_52_HOURS'] })
    const extended = await server.call(extendAnnouncement, {
      params: { id: data.id },
      body: {},
      token: employer.token,
    })
    expect(extended.problem?.responseCode).not.toBe('HOURS_ABOVE_LIMIT')
  })

  test('farm work requires no weekly-holiday pay', async () => {
    const farm = {
      businessHourStart: '08:00',
      businessHourEnd: '05:00',
      numberOfWorkDays: 6,
      categories: ['FARM'],
      occupations: ['VEGETABLE_GROWER'],
      payType: 'MONTHLY',
    }
    // 48 hours x 365 / 84 = 209 hours: 2,156,880 won.
    expect((await publish({ ...farm, payAmount: 2_156_879 })).status).toBe(422)
    expect((await publish({ ...farm, payAmount: 2_156_880 })).status).toBe(201)
    expect((await publish({ ...farm, payAmount: 2_200_000, occupations: ['LANDSCAPER'] })).status).toBe(422)
  })

  test('compares the pay of a ship’s crew with the lowest pay of seafarers', async () => {
    const crew = { categories: ['ETC'], occupations: ['SEAMAN'], payType: 'MONTHLY' }
    expect((await publish({ ...crew, payAmount: 2_694_559 })).status).toBe(422)
    expect((await publish({ ...crew, payAmount: 2_694_560 })).status).toBe(201)
  })

  test('a job from 09:00 to 17:00 accepts pay for the hours that a break of an hour leaves', async () => {
    const day = { businessHourStart: '09:00', businessHourEnd: '05:00', payType: 'DAILY' }
    expect((await publish({ ...day, payAmount: 72_240 })).status).toBe(201)
    expect((await publish({ ...day, payAmount: 72_239 })).status).toBe(422)
  })
})

test('A stated break shortens the hours that are paid, for the pay of the form and the page of the job', async () => {
  const day = { payType: 'DAILY', payAmount: 72_240 }
  expect((await publish(day)).problem.responseCode).toBe('PAY_BELOW_MINIMUM')
  const { status, data, employer } = await publish({ ...day, breakMinutes: 120 })
  expect(status).toBe(201)
  const { data: job } = await server.call(getJob, { params: { id: data.id } })
  expect(job).toMatchObject({ workingTimeSpan: '09:00-18:00', breakMinutes: 120, hourlyEquivalent: 10_320 })
  expect((await acts.get(employer, data.id)).data.announcement.breakMinutes).toBe(120)
})

test.each([30, 540])(
  'A break of %i minutes is refused for the hours from 09:00 to 18:00',
  async (minutes) => {
    const { status, problem } = await publish({ breakMinutes: minutes })
    expect(status).toBe(400)
    expect(problem.errors).toMatchObject([{ field: 'breakMinutes', code: 'INVALID' }])
  },
)

test('Editing is refused like publishing', async () => {
  const employer = await aVerifiedEmployer(server)
  const id = await acts.aPublicOne(employer)
  const etag = (await acts.get(employer, id)).headers.get('etag') ?? ''
  const edited = await acts.edit(employer, id, anAnnouncement({ ...longDay, numberOfWorkDays: 6 }), etag)
  expect(edited).toMatchObject({ status: 422, problem: { responseCode: 'HOURS_ABOVE_LIMIT' } })
})

test('An old job with unlawful terms is marked for its readers and cannot be extended', async () => {
  const { data, employer } = await publish({})
  await server.database.db
    .updateTable('jobs')
    .set({
      number_of_work_days: 7,
      start_minutes: 480,
      end_minutes: 1140,
      pay_type: 'MONTHLY',
      pay_amount: 3_800_000,
    })
    .where('id', '=', data.id)
    .execute()
  const { data: job } = await server.call(getJob, { params: { id: data.id } })
  expect(job.wageWarnings).toEqual(['PREMIUMS_MISSING', 'ABOVE_52_HOURS'])
  server.clock.now = new Date('2026-12-01T03:00:00Z')
  const extended = await server.call(extendAnnouncement, {
    params: { id: data.id },
    body: {},
    token: employer.token,
  })
  expect(extended.problem.responseCode).toBe('PAY_BELOW_MINIMUM')
})

test('The size of the workplace is shown with the job', async () => {
  const { data } = await publish({ workplaceSize: 'FIVE_OR_MORE' })
  const { data: job } = await server.call(getJob, { params: { id: data.id } })
  expect(job).toMatchObject({ workplaceSize: 'FIVE_OR_MORE', wageWarnings: [] })
})
