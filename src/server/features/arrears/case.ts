import { sql } from 'kysely'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import {
  type ArrearsChanges,
  type ArrearsStatus,
  decideArrears,
  importArrears as importArrearsList,
  listArrearsMatches,
  NAMED_ROWS,
  previewArrears,
} from '../../../contract/case/arrears.ts'
import type { Tx } from '../../db/database.ts'
import { onPrepared } from '../../http/endpoint-route.ts'
import { seoulDay } from '../../seoul-day.ts'
import { lockCompany } from '../employer/service.ts'
import { type By, insertAct } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { tellCompany, withdrawFromCompany } from '../operator/company-notices.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { findMatch, lockMatch, matchList, setMatch } from './queries.ts'
import { type ArrearsList, ListUnreadable, readArrearsList } from './read-list.ts'
import { type ArrearsImport, importArrears } from './service.ts'
import { orNotFound } from '../../or-not-found.ts'

/** Unless another was made, or the list was replaced. */
export const arrearsCase: Case = defineCase('ARREARS', {
  queue: {
    open: sql`arrears_matches q join business_verifications v on v.company_id = q.company_id where q.status = 'OPEN'`,
    id: 'q.id',
    name: sql`v.business_name`,
    since: 'q.found_at',
  },
  lock: (tx, { subjectId }) => lockMatch(tx, subjectId),
  async find(db, { subjectId, former: { arrears }, decidedAt }) {
    const match = await findMatch(db, subjectId)
    if (!arrears || match?.decided_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    return { match, arrears }
  },
  async restore(tx, { decidedAt }, { match: { id, company_id: companyId, status }, arrears }) {
    await setMatch(tx, id, { status: arrears.status, decided_at: arrears.decidedAt })
    await withdrawFromCompany(tx, companyId, occasionOf(id, decidedAt))
    return { act: 'arrears.undo', subject: companyId, details: { status } }
  },
  routes: [
    onOperator(listArrearsMatches, ({ db, query }) => listCases(db, matchList, query.status, query)),
    onOperator(decideArrears, async ({ db, params: { id }, body, by }) => {
      await decide(db, by, id, body)
      return { data: { status: body.status, undo: await arrearsCase.undoableNow(db, by, id) } }
    }),
    onPrepared(previewArrears, sourceOf, async ({ db, member, now }, source) => {
      // The comparison with all businesses is the import itself.
      await sql`savepoint preview`.execute(db)
      const data = await changesBy(db, { operatorId: member.id, now }, source)
      await sql`rollback to savepoint preview`.execute(db)
      return { data }
    }),
    onPrepared(importArrearsList, sourceOf, async ({ db, member, now }, source) => ({
      data: await changesBy(db, { operatorId: member.id, now }, source),
    })),
  ],
})

const occasionOf = (id: string, decidedAt: Date) => `arrears:${id}:${decidedAt.toISOString()}`

/**
 * Decides whether a listed employer is the company. What is confirmed stands on its postings, and the company is told.
 * @throws AppError NOT_FOUND, PRECONDITION_FAILED if somebody decided meanwhile, JOB_STATE unless verified
 */
async function decide(
  tx: Tx,
  by: By,
  id: string,
  { status, seen }: { status: 'CONFIRMED' | 'DIFFERENT'; seen: ArrearsStatus },
): Promise<void> {
  const match = await orNotFound(lockMatch(tx, id))
  if (match.status !== seen || match.status === status) throw await arrearsCase.refusal(tx, id)
  const { company_id: companyId } = match
  if (!(await lockCompany(tx, companyId)).isVerified) throw new AppError('JOB_STATE')
  await setMatch(tx, id, { status, decided_at: by.now })
  const isConfirmed = status === 'CONFIRMED'
  const notice = { kind: 'ARREARS_CONFIRMED', occasion: occasionOf(id, by.now) } as const
  if (isConfirmed) await tellCompany(tx, companyId, notice, by.now)
  await arrearsCase.record(tx, by, {
    subjectId: id,
    subject: companyId,
    act: isConfirmed ? 'arrears.confirm' : 'arrears.dismiss',
    former: {
      jobs: [],
      arrears: { status: match.status, decidedAt: match.decided_at?.toISOString() ?? null },
    },
  })
}

interface Source {
  list: ArrearsList
  content: Uint8Array
  listedOn: string
}

/** Imports the list and records it. @throws ListUnreadable */
export async function importArrearsAs(tx: Tx, by: By, source: Source): Promise<ArrearsImport> {
  const imported = await importArrears(tx, source, by.now)
  const { isKnown, added, removed, found } = imported
  const details = { new: added, removed, found, failed: source.list.refused.length }
  if (!isKnown) await insertAct(tx, { ...by, act: 'arrears.import', subject: source.listedOn, details })
  return imported
}

/** @throws AppError VALIDATION for a day to come, DOCUMENT_UNREADABLE */
async function sourceOf(
  { body: { listedOn }, now }: { body: { listedOn: string }; now: Date },
  content: Buffer,
): Promise<Source> {
  if (listedOn > seoulDay(now)) throw fieldError('listedOn', 'TOO_LARGE', 'is after today')
  return refusing(() => ({ list: readArrearsList(content), content, listedOn }))
}

async function changesBy(tx: Tx, by: By, source: Source): Promise<ArrearsChanges> {
  const { employers, duplicates, refused } = source.list
  const changes = await refusing(() => importArrearsAs(tx, by, source))
  return {
    ...changes,
    employers: employers.length,
    duplicates,
    refused: refused.slice(0, NAMED_ROWS).map(({ line, fault }) => ({ line, fault })),
    refusedCount: refused.length,
  }
}

async function refusing<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ListUnreadable)) throw error
    throw new AppError('DOCUMENT_UNREADABLE', { data: { fault: error.fault } })
  }
}
