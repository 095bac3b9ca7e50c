import { createHash } from 'node:crypto'
import { mayStart, mayTake } from '../../../contract/work-right/may-take.ts'
import type { WorkRightPerson, WorkRightPosting } from '../../../contract/work-right/person.ts'
import type { CandidateRight, WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { seoulDay } from '../../seoul-day.ts'
import { lockCompany } from '../employer/service.ts'
import { findWorks } from '../job/service.ts'
import { findStays } from '../stay/service.ts'
import { findFrozenWorks, findShown, findUnfrozen, setRights, upsertShown } from './queries.ts'

/** Different kinds of work for which a company is told about one candidate. Each answer narrows down the status. */
const MAX_QUESTIONS = 3
const QUESTION_DAYS = 180
/** Days for which an answer is repeated, so that a change does not reveal the last day of a stay. */
const ANSWER_DAYS = 30
const DAY = 86_400_000
const BATCH = 100

/** A company's question about candidates: whether they may do the work of one of its published jobs. */
export interface Question {
  companyId: string
  jobId: string
  work: WorkRightPosting
}

export interface Answer {
  /** Null where the rules give the company no answer. */
  answer: CandidateRight | null
  /** Whether the company was told before, and is told the same. */
  isRepeated: boolean
}

/** Until the transaction ends, so that concurrent questions of a company are counted. */
export async function lockQuestions(tx: Tx, { companyId }: Question): Promise<void> {
  await lockCompany(tx, companyId)
}

/**
 * What the company is told of each candidate. Candidates about whom it is told nothing are absent: they gave no status,
 * or the company has used up its questions about them on other work. What is new may only be told under `lockQuestions`,
 * in the transaction that records it.
 */
export async function answersFor(
  db: Db,
  secret: Secret,
  { companyId, work }: Question,
  memberIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Answer>> {
  const [stays, shown] = [
    await findStays(db, secret, memberIds),
    await findShown(db, companyId, memberIds, daysBefore(now, QUESTION_DAYS)),
  ]
  const question = questionOf(work)
  const asked = Map.groupBy(shown, (row) => row.member_id)
  const today = seoulDay(now)
  const answers = new Map<string, Answer>()
  for (const [memberId, stay] of stays) {
    const before = asked.get(memberId) ?? []
    const same = before.find((row) => row.question.equals(question))
    const isRepeated =
      same !== undefined && same.shown_at >= stay.updatedAt && same.shown_at > daysBefore(now, ANSWER_DAYS)
    if (isRepeated) answers.set(memberId, { answer: same.answer, isRepeated })
    else if (same || before.length < MAX_QUESTIONS)
      answers.set(memberId, { answer: toldOf(mayTake(stay, work, today).verdict), isRepeated })
  }
  return answers
}

/** Records what the company is shown; an answer that is repeated keeps its date. */
export async function recordShown(
  tx: Tx,
  { companyId, jobId, work }: Question,
  answers: ReadonlyMap<string, Answer>,
  now: Date,
): Promise<void> {
  const question = questionOf(work)
  const rows = Array.from(answers)
    .filter(([, { isRepeated }]) => !isRepeated)
    .map(([memberId, { answer }]) => ({
      company_id: companyId,
      member_id: memberId,
      question,
      job_id: jobId,
      answer,
      shown_at: now,
    }))
  await upsertShown(tx, rows)
}

/** Freezes what the employer is told of applications: the right to do the work as it was applied for. */
export async function freezeRights(
  db: Db,
  secret: Secret,
  applications: readonly { id: string; member_id: string; job_id: string }[],
  now: Date,
): Promise<void> {
  const stays = await findStays(db, secret, [...new Set(applications.map((row) => row.member_id))])
  const works = await findWorks(
    db,
    applications.map((row) => row.job_id),
  )
  const rights = applications.flatMap(({ id, member_id: memberId, job_id: jobId }) => {
    const work = works.get(jobId)
    return work ? [{ id, work, verdict: verdictOn(stays.get(memberId), work, now) }] : []
  })
  await setRights(db, rights)
}

/** Answers active applications anew, each for its frozen work, after the worker has changed their stay. */
export async function refreezeRights(db: Db, secret: Secret, memberId: string, now: Date): Promise<void> {
  const stay = (await findStays(db, secret, [memberId])).get(memberId)
  const rights = (await findFrozenWorks(db, memberId)).flatMap(({ id, right_work: work }) =>
    work ? [{ id, work, verdict: verdictOn(stay, work, now) }] : [],
  )
  await setRights(db, rights)
}

/** Freezes the answers of applications that are older than this rule. */
export async function freezeOldApplications(db: Db, secret: Secret, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await findUnfrozen(tx, BATCH)
    await freezeRights(tx, secret, due, now)
    return due.length
  })
}

const verdictOn = (
  stay: WorkRightPerson | undefined,
  work: WorkRightPosting,
  now: Date,
): WorkRightVerdict | null => (stay ? mayTake(stay, work, seoulDay(now)).verdict : null)

function toldOf(verdict: WorkRightVerdict): CandidateRight | null {
  if (mayStart(verdict)) return 'MAY_DO'
  return verdict === 'PERMIT_FIRST' || verdict === 'EMPLOYMENT_CENTRE' ? 'NEEDS_PERMIT' : null
}

/** Equal for postings that always get equal answers. */
function questionOf(work: WorkRightPosting): Buffer {
  const { jobCategories, occupations = [], workDays, ...others } = work
  const parts = {
    jobCategories: jobCategories.toSorted(),
    occupations: occupations.toSorted(),
    workDays: workDays?.toSorted() ?? null,
    numberOfWorkDays: others.numberOfWorkDays ?? null,
    startMinutes: others.startMinutes ?? null,
    endMinutes: others.endMinutes ?? null,
    periodType: others.periodType ?? null,
  }
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)
