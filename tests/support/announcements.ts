import type { Updateable } from 'kysely'
import { v7 } from 'uuid'
import {
  closeAnnouncement,
  editAnnouncement,
  extendAnnouncement,
  getAnnouncement,
  publishAnnouncement,
} from '../../src/contract/job/announcement.ts'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import type { ExpectedJobTable, ResumeTable } from '../../src/server/db/resume-tables.ts'
import { publishPaid } from '../../src/server/features/announcement/term.ts'
import { anEmployer, aWorker, type TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

/** A registration number with a valid checksum. */
export const BUSINESS_NUMBER = '1248100998'

/** A complete announcement as the form sends it; by default a factory in Dongtan with lawful pay. */
export function anAnnouncement(overrides: Record<string, unknown> = {}) {
  return {
    title: '조립원 모집',
    companyName: '가온테크',
    contact: '031-234-5678',
    businessType: '전자 부품',
    categories: ['FACTORY'],
    categoryEtc: '',
    address: '경기도 화성시 동탄구 동탄대로 1',
    addressCode: '18400',
    addressDetails: '2층',
    bcode: '4159710100',
    sido: '경기도',
    sigungu: '화성시 동탄구',
    sigunguCode: '41597',
    roadAddressEnglish: '1 Dongtan-daero, Dongtan-gu, Hwaseong-si',
    latitude: 37.2,
    longitude: 127.07,
    numberOfPersons: 3,
    gender: 'NONE',
    countryCodes: [],
    nationalityUnconcerned: true,
    payType: 'HOURLY',
    payAmount: 13_000,
    workplaceSize: null,
    periodType: 'ABOVE_1YEAR',
    numberOfWorkDays: 5,
    workDays: null,
    businessDivisionStart: 'MORNING',
    businessHourStart: '09:00',
    businessDivisionEnd: 'AFTERNOON',
    businessHourEnd: '06:00',
    businessHourNegotiable: false,
    numberOfDaysNegotiable: true,
    periodNegotiable: true,
    keywordType: 'PROVIDE_MEAL',
    keywordTypes: ['PROVIDE_MEAL', 'EASY_WORK'],
    onTheWay: true,
    visaAvailable: true,
    securePayment: true,
    details: '부품을 조립합니다.',
    imageFileDataId: null,
    localJobRegionIds: [],
    productType: 'LIFE',
    ...overrides,
  }
}

/** An employer with a verified business. */
export async function aVerifiedEmployer(server: RunningServer): Promise<TestMember & { companyId: string }> {
  const employer = await anEmployer(server)
  const companyId = v7()
  const now = server.clock.now ?? new Date()
  await server.database.db
    .insertInto('companies')
    .values({
      id: companyId,
      member_id: employer.id,
      name: '가온테크',
      business_number: BUSINESS_NUMBER,
      verified_at: now,
      created_at: now,
    })
    .execute()
  return { ...employer, companyId }
}

export const DAY = 86_400_000

/** Actions of employers on announcements, on a running server. */
export function announcementActions(server: RunningServer) {
  const { db } = server.database
  const publish = (employer: TestMember, overrides: Record<string, unknown> = {}, key?: string) =>
    server.call(publishAnnouncement, {
      token: employer.token,
      body: anAnnouncement(overrides),
      ...(key ? { key } : {}),
    })
  const pay = (id: string, days: number) =>
    inTransaction(db, (tx) => publishPaid(tx, id, days, server.clock.now ?? new Date()))
  return {
    publish,
    pay,
    edit: (employer: TestMember, id: string, body: unknown, ifMatch?: string) =>
      server.call(editAnnouncement, {
        params: { id },
        token: employer.token,
        body,
        headers: ifMatch ? { 'if-match': ifMatch } : {},
      }),
    get: (employer: TestMember, id: string) =>
      server.call(getAnnouncement, { params: { id }, token: employer.token }),
    close: (employer: TestMember, id: string) =>
      server.call(closeAnnouncement, { params: { id }, token: employer.token }),
    extend: (employer: TestMember, id: string, body: unknown = {}) =>
      server.call(extendAnnouncement, { params: { id }, token: employer.token, body }),
    stored: (id: string) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    isListed: async (query: string, id: string) => {
      const { data } = await server.call(listJobs, { query: { query } })
      return data.some((job) => job.id === id)
    },
    jobPage: (id: string) => server.call(getJob, { params: { id } }),
    /** A LOCAL announcement, paid for seven days. */
    async aPublicOne(employer: TestMember, overrides: Record<string, unknown> = {}): Promise<string> {
      const { data } = await publish(employer, { productType: 'LOCAL', ...overrides })
      await pay(data.id, 7)
      return data.id
    },
    /** Runs an action with the server's clock at another time. */
    async at<T>(now: Date, work: () => Promise<T>): Promise<T> {
      server.clock.now = now
      try {
        return await work()
      } finally {
        server.clock.now = null
      }
    },
  }
}

/** A worker with a resume and a desired job; by default in a factory in Dongtan. */
export async function aCandidate(
  server: RunningServer,
  { resume = {}, wish = {} }: { resume?: Updateable<ResumeTable>; wish?: Updateable<ExpectedJobTable> } = {},
): Promise<TestMember & { resumeId: string }> {
  const { db } = server.database
  const worker = await aWorker(server, { hasResume: true })
  const now = server.clock.now ?? new Date()
  await db.updateTable('members').set({ talent_visible: true }).where('id', '=', worker.id).execute()
  const { id: resumeId } = await db
    .updateTable('resumes')
    .set({ korean_capability: 'NORMAL', ...resume })
    .where('member_id', '=', worker.id)
    .returning('id')
    .executeTakeFirstOrThrow()
  const nothing = { any_region: false, any_category: false, any_pay: false, pay_type: null }
  await db
    .insertInto('expected_jobs')
    .values({
      id: v7(),
      member_id: worker.id,
      version: 1,
      ...nothing,
      region_id: 142,
      category: 'FACTORY',
      min_pay_amount: null,
      max_pay_amount: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (Object.keys(wish).length > 0)
    await db.updateTable('expected_jobs').set(wish).where('member_id', '=', worker.id).execute()
  return { ...worker, resumeId }
}
