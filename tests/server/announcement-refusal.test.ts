import { beforeAll, describe, expect, test } from 'vitest'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']

let server: RunningServer
let worker: TestMember
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  worker = await aWorker(server, { hasResume: true })
})

describe('Validation of an announcement', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['without a title', { title: '  ' }, 'title', 'REQUIRED'],
    ['with a title of 61 characters', { title: '가'.repeat(61) }, 'title', 'TOO_LONG'],
    ['without a company', { companyName: '' }, 'companyName', 'REQUIRED'],
    ['without a contact', { contact: '' }, 'contact', 'REQUIRED'],
    ['with a contact that is not a phone number', { contact: 'call me' }, 'contact', 'INVALID'],
    ['with neither category nor free text', { categories: [] }, 'categories', 'REQUIRED'],
    ['with an unknown category', { categories: ['SPACE'] }, 'categories', 'UNKNOWN'],
    ['without an address', { address: '' }, 'address', 'REQUIRED'],
    ['in an unknown district', { sigunguCode: '99999' }, 'sigunguCode', 'UNKNOWN'],
    ['in a province instead of a district', { sigunguCode: '41000' }, 'sigunguCode', 'UNKNOWN'],
    ['for zero people', { numberOfPersons: 0 }, 'numberOfPersons', 'TOO_SMALL'],
    ['for one and a half people', { numberOfPersons: 1.5 }, 'numberOfPersons', 'INVALID'],
    ['without a pay type', { payType: undefined }, 'payType', 'REQUIRED'],
    ['with pay as a string', { payAmount: '13000' }, 'payAmount', 'INVALID'],
    ['without a period', { periodType: undefined }, 'periodType', 'REQUIRED'],
    ['on eight days a week', { numberOfWorkDays: 8 }, 'numberOfWorkDays', 'TOO_LARGE'],
    ['that names six of five days', { workDays: WEEK.slice(0, 6) }, 'workDays', 'INVALID'],
    ['that names four of five days', { workDays: WEEK.slice(0, 4) }, 'workDays', 'INVALID'],
    ['that names a day twice', { workDays: [...WEEK.slice(0, 4), 'MON'] }, 'workDays', 'INVALID'],
    ['that names no days', { workDays: [] }, 'workDays', 'REQUIRED'],
    ['on an unknown day', { workDays: [...WEEK.slice(0, 4), 'DAY'] }, 'workDays', 'UNKNOWN'],
    ['without a type', { productType: undefined }, 'productType', 'REQUIRED'],
    ['with a start time and no end time', { businessHourEnd: null }, 'businessHourEnd', 'REQUIRED'],
    ['with the hour 13:00', { businessHourStart: '13:00' }, 'businessHourStart', 'INVALID'],
    [
      'that ends when it starts',
      { businessDivisionEnd: 'MORNING', businessHourEnd: '09:00' },
      'businessHourEnd',
      'INVALID',
    ],
    [
      'for an unknown country',
      { nationalityUnconcerned: false, countryCodes: ['xx'] },
      'countryCodes',
      'UNKNOWN',
    ],
    [
      'in four regions',
      { productType: 'LOCAL', localJobRegionIds: [96, 97, 98] },
      'localJobRegionIds',
      'TOO_LONG',
    ],
    [
      'with a province as a region',
      { productType: 'LOCAL', localJobRegionIds: [9] },
      'localJobRegionIds',
      'UNKNOWN',
    ],
    [
      'with an image that was not uploaded',
      { imageFileDataId: 'somebody-elses.jpg' },
      'imageFileDataId',
      'UNKNOWN',
    ],
    [
      'with an image path outside the uploads',
      { imageFileDataId: '../secret-key' },
      'imageFileDataId',
      'INVALID',
    ],
  ])('An announcement %s is rejected with a field error', async (_, overrides, field, code) => {
    const employer = await aVerifiedEmployer(server)
    const { status, problem } = await acts.publish(employer, overrides)
    expect(problem.errors).toContainEqual(expect.objectContaining({ field, code }))
    expect(status).toBe(400)
    const { totalCount } = await server.call(listEmployerJobs, { token: employer.token })
    expect(totalCount).toBe(0)
  })

  test('An announcement whose image belongs to another member or has another upload type is rejected', async () => {
    const employer = await aVerifiedEmployer(server)
    const file = { content_type: 'image/jpeg', size: 1, is_public: true, created_at: new Date() }
    await server.database.db
      .insertInto('files')
      .values([
        { ...file, reference: 'theirs.jpg', type: 'announcement', owner_id: worker.id },
        { ...file, reference: 'licence.jpg', type: 'announcement/business', owner_id: employer.id },
        { ...file, reference: 'mine.jpg', type: 'announcement', owner_id: employer.id },
      ])
      .execute()
    expect((await acts.publish(employer, { imageFileDataId: 'theirs.jpg' })).status).toBe(400)
    expect((await acts.publish(employer, { imageFileDataId: 'licence.jpg' })).status).toBe(400)
    const { data } = await acts.publish(employer, { imageFileDataId: 'mine.jpg' })
    const { data: job } = await acts.jobPage(data.id)
    expect(job.imageUrl).toBe('/files/mine.jpg')
  })

  test('An announcement that pays below the minimum wage is rejected with the amounts', async () => {
    const employer = await aVerifiedEmployer(server)
    const { status, problem } = await acts.at(new Date('2026-11-20T03:00:00Z'), () =>
      acts.publish(employer, { payType: 'DAILY', payAmount: 80_000 }),
    )
    expect(status).toBe(422)
    expect(problem).toMatchObject({
      responseCode: 'PAY_BELOW_MINIMUM',
      errors: [{ field: 'payAmount', code: 'TOO_SMALL' }],
      data: { hourly: 10_000, minimum: 10_320, missing: 2_560, needed: 82_560, weeklyHoliday: 80_000 },
    })
  })

  test("Pay at exactly this year's minimum wage is accepted this year and rejected the next", async () => {
    const month = { payType: 'MONTHLY', payAmount: 2_156_880, productType: 'LOCAL' }
    const published = (now: string) =>
      acts.at(new Date(now), async () => acts.publish(await aVerifiedEmployer(server), month))
    expect((await published('2026-12-31T14:59:59Z')).status).toBe(201)
    expect((await published('2026-12-31T15:00:00Z')).problem.responseCode).toBe('PAY_BELOW_MINIMUM')
  })
})
