import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'
import type { Tx } from '../db/database.ts'
import { FOREVER } from '../features/coupon/service.ts'
import { findCompany, saveRequest, setRequestedNumber, setVerified } from '../features/employer/service.ts'
import { insertUsedFiles } from '../features/file/service.ts'
import { insertAct } from '../features/operator/audit.ts'
import { findMember } from '../features/operator/service.ts'
import { createCoupon } from '../features/coupon/operator-routes.ts'
import { reportCase } from '../features/report/case.ts'
import { insertReport } from '../features/report/service.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'
import { seoulDay } from '../seoul-day.ts'
import { copyRows } from './copy.ts'
import { drawCertificate } from './certificate.ts'
import type { Worker } from './members.ts'
import { createRandom } from './random.ts'
import {
  couponsOn,
  REPORTED,
  REPORTS,
  VERIFIED_BUSINESSES,
  WAITING_BUSINESSES,
} from './text/operator-desk.ts'

const OPERATOR = 'operator@ilteo.test'
const EMPLOYER = 'employer@ilteo.test'
const HOUR = 3_600_000

interface Setting {
  now: Date
  files: FileStorage
  /** Ids of open jobs. */
  jobs: readonly string[]
  /** Members who report some of them. */
  people: readonly Worker[]
  asking: readonly Asking[]
}

/** Loads open and completed work of the demonstration operator through the product's own functions. */
export async function loadOperatorDesk(tx: Tx, setting: Setting): Promise<void> {
  const { now, asking } = setting
  const operatorId = (await findMember(tx, OPERATOR))?.id ?? null
  for (const { madeAt, coupon } of couponsOn(now, FOREVER))
    await createCoupon(tx, { operatorId, now: madeAt }, coupon)
  const oldest = await reportAll(tx, setting)
  if (oldest !== undefined)
    await reportCase.settle(tx, { operatorId, now: new Date(now.getTime() - 5 * HOUR) }, oldest, {
      outcome: 'DISMISSED',
    })
  for (const each of asking) await askForVerification(tx, setting.files, each, operatorId)
  await recordVerification(tx, setting.files, operatorId)
}

/** Stores the request, certificate and decision behind the demonstration employer's verification. */
async function recordVerification(tx: Tx, files: FileStorage, operatorId: string | null): Promise<void> {
  const member = await findMember(tx, EMPLOYER)
  const company = member ? await findCompany(tx, member.id) : undefined
  if (!member || !company?.verified_at) return
  const { id, name, verified_at: now } = company
  const business = {
    name,
    number: company.business_number ?? '',
    person: '한지원',
    type: company.business_type ?? '',
  }
  await saveRequest(tx, {
    company_id: id,
    status: 'VERIFIED',
    business_name: name,
    business_number: business.number,
    person_name: business.person,
    person_number: null,
    certificate_file: await certificateOf(tx, files, { memberId: member.id, at: now, business }),
    tax_office: null,
    reason: null,
    requested_at: new Date(now.getTime() - 3 * HOUR),
    decided_at: now,
  })
  await insertAct(tx, { operatorId, now, act: 'verify.approve', subject: id })
}

/** @returns the id of the oldest report */
async function reportAll(tx: Tx, { now, jobs, people }: Setting): Promise<string | undefined> {
  let oldest: string | undefined
  for (const [index, { reason, text, byMember, hours }] of REPORTS.entries()) {
    const jobId = jobs[REPORTED[index] ?? 0]
    if (jobId === undefined) continue
    const at = new Date(now.getTime() - hours * HOUR)
    oldest = v7()
    await insertReport(tx, {
      id: oldest,
      job_id: jobId,
      reason,
      details: text,
      visitor: createHash('sha256').update(`reporter ${index}`).digest(),
      day: seoulDay(at),
      member_id: byMember ? (people[index]?.memberId ?? null) : null,
      created_at: at,
    })
  }
  return oldest
}

export interface Asking {
  memberId: string
  companyId: string
  at: Date
  business: (typeof WAITING_BUSINESSES)[number] | (typeof VERIFIED_BUSINESSES)[number]
}

/** Loads employers that wait for verification or were verified lately, who cannot sign in. */
export async function loadAskingEmployers(
  client: pg.ClientBase,
  { seed, now }: { seed: string; now: Date },
): Promise<Asking[]> {
  const random = createRandom(`${seed}/waiting`)
  const asking = [...WAITING_BUSINESSES, ...VERIFIED_BUSINESSES].map((business) => {
    const at = new Date(now.getTime() - business.hours * HOUR)
    return { business, at, memberId: random.uuid(at), companyId: random.uuid(at) }
  })
  await copyRows(
    client,
    'members',
    asking.map(({ memberId, at, business: { email, name } }) => ({
      id: memberId,
      email,
      name,
      role: 'EMPLOYER' as const,
      password_hash: null,
      lang_code: 'ko',
      created_at: at,
      demonstration: 'OPEN' as const,
    })),
  )
  await copyRows(
    client,
    'companies',
    asking.map(({ companyId, memberId, at, business: { name, type } }) => ({
      id: companyId,
      member_id: memberId,
      name,
      business_type: type,
      created_at: at,
    })),
  )
  return asking
}

async function askForVerification(
  tx: Tx,
  files: FileStorage,
  asking: Asking,
  operatorId: string | null,
): Promise<void> {
  const { companyId, at, business } = asking
  await saveRequest(tx, {
    company_id: companyId,
    status: 'REQUESTED',
    business_name: business.name,
    business_number: business.number,
    person_name: business.person,
    person_number: null,
    certificate_file: await certificateOf(tx, files, asking),
    tax_office: null,
    reason: null,
    requested_at: at,
    decided_at: null,
  })
  await setRequestedNumber(tx, companyId, business.number)
  if (!('decidedAfter' in business)) return
  const now = new Date(at.getTime() + business.decidedAfter * HOUR)
  await setVerified(tx, companyId, { address: null, sinceYear: null }, now)
  await insertAct(tx, { operatorId, now, act: 'verify.approve', subject: companyId })
}

async function certificateOf(
  tx: Tx,
  files: FileStorage,
  {
    memberId,
    at,
    business,
  }: Pick<Asking, 'memberId' | 'at'> & {
    business: Record<'name' | 'number' | 'person' | 'type', string>
  },
): Promise<string> {
  const reference = `demo-certificate-${memberId}.svg`
  const drawing = drawCertificate([
    ['등록번호', business.number.replace(/^(\d{3})(\d{2})/, '$1-$2-')],
    ['상호', business.name],
    ['대표자', business.person],
    ['업태', business.type],
  ])
  await files.put(reference, drawing)
  await insertUsedFiles(tx, [
    {
      reference,
      type: 'announcement/business',
      contentType: 'image/svg+xml',
      size: Buffer.byteLength(drawing),
      ownerId: memberId,
      isPublic: false,
      now: at,
    },
  ])
  return reference
}
