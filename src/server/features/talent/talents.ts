import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Talent, TalentSort } from '../../../contract/candidate/talent.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { regionName } from '../../../reference/regions.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { workOf } from '../job/service.ts'
import { answersFor, lockQuestions, type Question, recordShown } from '../shown-right/service.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { byTalentSort } from './by-talent-sort.ts'
import { candidatesFor, needOf, offerOf, wishedRegions } from './candidates.ts'
import { type Fit, fitOf, type Need, sharedOccupations } from './fit.ts'
import {
  type CandidateRow,
  findNeed,
  findTalentMarks,
  type MarkRow,
  type NeedRow,
  type TalentFilter,
} from './queries.ts'

/** Only the best matches are listed. */
const MAX_LISTED = 300

interface Wanted extends TalentFilter {
  memberId: string
  jobId?: string | undefined
  sort?: TalentSort | undefined
  langCode: string
  pageNumber: number
  pageSize: number
}

/**
 * Candidates for an announcement, best first, then latest.
 * @throws AppError NOT_FOUND for an announcement that is not the employer's
 */
export async function findTalents(
  db: Db,
  secret: Secret,
  query: Wanted,
  now: Date,
): Promise<{ data: Talent[]; totalCount: number }> {
  const { memberId } = query
  const row = await findNeed(db, memberId, query.jobId, now)
  if (!row && query.jobId) throw new AppError('NOT_FOUND')
  if (!row) return { data: [], totalCount: 0 }
  const need = needOf(row)
  const candidates = await candidatesFor(db, need, query)
  const { page, totalCount } = await rankedPage(db, secret, { row, need, candidates, query }, now)
  const marks = await findTalentMarks(
    db,
    memberId,
    page.map(({ candidate }) => candidate.resume_id),
  )
  const byResume = new Map(marks.map((mark) => [mark.resume_id, mark]))
  const data = page.map(({ candidate, right, fit }) => ({
    ...talentOf(candidate, fit, byResume.get(candidate.resume_id), query.langCode),
    sharedOccupations: sharedOccupations(need, candidate),
    workRight: right,
  }))
  return { data, totalCount }
}

type Answers = Awaited<ReturnType<typeof answersFor>>

interface Found {
  row: NeedRow
  need: Need
  candidates: readonly CandidateRow[]
  query: Wanted
}

/**
 * A page of the best matches. What it tells of their right to work for the first time is recorded before it is sent, so
 * that candidates can see it: the questions left to the company are counted in the transaction that uses one up. A page
 * that tells nothing new, as most do, writes and locks nothing.
 */
async function rankedPage(db: Db, secret: Secret, found: Found, now: Date) {
  const question = questionOf(found.row)
  if (!question) return ranked(found, null)
  const ids = found.candidates.map((candidate) => candidate.member_id)
  const known = ranked(found, await answersFor(db, secret, question, ids, now))
  if (Array.from(known.told.values()).every(({ isRepeated }) => isRepeated)) return known
  return inTransaction(db, async (tx) => {
    await lockQuestions(tx, question)
    const answered = ranked(found, await answersFor(tx, secret, question, ids, now))
    await recordShown(tx, question, answered.told, now)
    return answered
  })
}

/** @returns the page, and the answers on it */
function ranked({ need, candidates, query }: Found, answers: Answers | null) {
  const start = query.pageNumber * query.pageSize
  const best = candidates
    .map((candidate) => {
      const right = answers?.get(candidate.member_id)?.answer ?? null
      return { candidate, right, fit: fitOf(need, offerOf(candidate, right)) }
    })
    .toSorted(
      (one, other) =>
        other.fit.score - one.fit.score || other.candidate.resume_id.localeCompare(one.candidate.resume_id),
    )
    .slice(0, MAX_LISTED)
    .toSorted(query.sort ? byTalentSort(query.sort, need) : () => 0)
  const page = best.slice(start, start + query.pageSize)
  const shown = new Set(page.map(({ candidate }) => candidate.member_id))
  const told = new Map(Array.from(answers ?? []).filter(([id]) => shown.has(id)))
  return { page, totalCount: best.length, told }
}

/** Companies are told of a candidate's right to work only for jobs that they have published. */
function questionOf(row: NeedRow): Question | null {
  const isPublished = row.status === 'IN_PROGRESS' || row.status === 'CLOSED'
  return isPublished ? { companyId: row.company_id, jobId: row.id, work: workOf(row) } : null
}

function talentOf(
  row: CandidateRow,
  fit: Fit,
  mark: MarkRow | undefined,
  langCode: string,
): Omit<Talent, 'workRight' | 'sharedOccupations'> {
  return {
    resumeId: row.resume_id,
    maskedName: maskedName(row.name),
    countryIsoCode: row.country_iso_code,
    readsLangCode: row.lang_code,
    workType: row.work_type,
    koreanCapability: row.korean_capability,
    jobCategoryPeriodTypeMap: row.career,
    expectedJobCategory: row.category,
    occupations: row.occupations,
    expectedRegionName:
      wishedRegions(row)
        .map((id) => regionName(id, langCode))
        .join(BETWEEN_FACTS) || null,
    expectedPayType: row.pay_type,
    expectedMinPayAmount: row.min_pay_amount,
    expectedMaxPayAmount: row.max_pay_amount,
    ...fit,
    viewed: (mark?.viewed ?? false) || (mark?.applied ?? false),
    applied: mark?.applied ?? false,
    proposed: mark?.proposed ?? false,
    proposalOpen: mark?.proposal_open ?? false,
  }
}

/** Masks a name: the first word with the initials of the others, or one letter of a single word. */
export function maskedName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  if (others.length > 0) return [first, ...others.map((word) => `${Array.from(word)[0] ?? ''}.`)].join(' ')
  const [letter = '', ...rest] = Array.from(first)
  return letter + '*'.repeat(rest.length)
}
