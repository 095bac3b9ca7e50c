import { KOREAN_CAPABILITIES } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { TalentTerms } from '../../../contract/candidate/talent-alert.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import { notify } from '../notification/service.ts'
import {
  type AlertRow,
  deleteAlert,
  findAlert,
  findAlertsIn,
  findVisible,
  insertFinds,
  takeChanges,
  upsertAlert,
  type WishedRegion,
} from './alert-queries.ts'
import { candidatesFor, needOf, offerOf, regionsNear, wishedRegions } from './candidates.ts'
import { isWishedPlace, isWishedWork, type Need } from './fit.ts'
import { type CandidateRow, findNeed } from './queries.ts'

const BATCH = 20
/** Alerts that one batch is compared with. */
const MOST_ALERTS = 2_000
/** The regions list every job under this one, for those to whom any region will do. */
const ANYWHERE = 0

/** @throws AppError NOT_FOUND for an announcement that is not the employer's */
export async function requireAlert(db: Db, memberId: string, jobId: string): Promise<TalentTerms | null> {
  const terms = await findAlert(db, memberId, jobId)
  if (terms === undefined) throw new AppError('NOT_FOUND')
  return terms
}

/**
 * Whoever fits now can be seen in the list and is not new later.
 * @throws AppError NOT_FOUND for an announcement that is not the employer's
 */
export async function storeAlert(
  tx: Tx,
  { memberId, jobId, terms }: { memberId: string; jobId: string; terms: TalentTerms },
  now: Date,
): Promise<void> {
  const row = await findNeed(tx, memberId, jobId, now)
  if (!row) throw new AppError('NOT_FOUND')
  const need = needOf(row)
  const place = terms.place ?? 'HERE'
  const candidates = await candidatesFor(tx, need, { ...terms, place })
  await upsertAlert(tx, jobId, terms, now)
  const finds = candidates.filter((candidate) => fits(need, terms, candidate))
  await insertFinds(
    tx,
    finds.map(({ member_id }) => ({ jobId, memberId: member_id })),
  )
}

/** @throws AppError NOT_FOUND */
export async function removeAlert(tx: Tx, memberId: string, jobId: string): Promise<void> {
  await requireAlert(tx, memberId, jobId)
  await deleteAlert(tx, jobId)
}

/**
 * Compares a batch of workers whose resume, wish or visibility changed with the alerts. A company is told once a day and
 * job that somebody new fits, not who.
 * @returns number of workers compared
 */
export async function matchTalentChanges(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const memberIds = await takeChanges(tx, now, BATCH)
    if (memberIds.length === 0) return 0
    const candidates = await findVisible(tx, memberIds)
    if (candidates.length > 0) await tellOf(tx, candidates, now)
    return memberIds.length
  })
}

async function tellOf(tx: Tx, candidates: readonly CandidateRow[], now: Date): Promise<void> {
  const alerts = await findAlertsIn(tx, wishedBy(candidates), now, MOST_ALERTS)
  const finds = alerts.flatMap((alert) => {
    const need = needOf(alert)
    return candidates
      .filter((candidate) => fits(need, alert.terms, candidate))
      .map(({ member_id: memberId }) => ({ jobId: alert.id, memberId }))
  })
  const told = new Set(await insertFinds(tx, finds))
  const notices = alerts.filter(({ id }) => told.has(id)).map((alert) => noticeOf(alert, now))
  await notify(tx, notices, now)
}

const noticeOf = ({ id, title, told }: AlertRow, now: Date) =>
  ({
    memberId: told,
    kind: 'CANDIDATE_FOUND',
    subject: title,
    targetId: id,
    occasion: `candidates:${id}:${seoulDay(now)}`,
  }) as const

function wishedBy(candidates: readonly CandidateRow[]): WishedRegion[] {
  const ids = [...new Set(candidates.flatMap((row) => (row.any_region ? [ANYWHERE] : wishedRegions(row))))]
  return [
    ...ids.map((regionId) => ({ regionId, isNear: false })),
    ...regionsNear(ids).map((regionId) => ({ regionId, isNear: true })),
  ]
}

/** Whether a candidate passes the filter and wants to work there, in the job's occupation or sector or in any. */
function fits(need: Need, terms: TalentTerms, row: CandidateRow): boolean {
  const { countryIsoCodes, workTypes, jobCategories, occupations, koreanCapability: least } = terms
  const isAmong = (chosen: readonly string[], values: readonly (string | null)[]) =>
    chosen.length === 0 || values.some((value) => value !== null && chosen.includes(value))
  const level = row.korean_capability === null ? -1 : KOREAN_CAPABILITIES.indexOf(row.korean_capability)
  const offer = offerOf(row, null)
  return (
    isAmong(countryIsoCodes, [row.country_iso_code]) &&
    isAmong(workTypes, [row.work_type]) &&
    isAmong(jobCategories, [row.category, ...Object.keys(row.career)]) &&
    isAmong(occupations, row.occupations) &&
    (least === undefined || level >= KOREAN_CAPABILITIES.indexOf(least)) &&
    isWishedWork(need, offer) &&
    isWishedPlace(need, offer, terms.place === 'NEAR' ? regionsNear(need.regionIds) : [])
  )
}
