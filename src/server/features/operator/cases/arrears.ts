import type { ArrearsStatus } from '../../../../contract/operator/arrears.ts'
import { AppError } from '../../../../contract/base/errors.ts'
import type { Tx } from '../../../db/database.ts'
import {
  type ArrearsImport,
  type ArrearsList,
  findMatch,
  importArrears,
  lockMatch,
  setMatch,
} from '../../arrears/service.ts'
import { lockCompany } from '../../employer/service.ts'
import { notify, withdrawNotifications } from '../../notification/service.ts'
import { recordDecision } from '../decisions.ts'
import { findCompanyById, insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

/** Imports the list and records it. @throws ListUnreadable */
export async function importArrearsAs(
  tx: Tx,
  by: By,
  source: { list: ArrearsList; content: Uint8Array; listedOn: string },
): Promise<ArrearsImport> {
  const imported = await importArrears(tx, source, by.now)
  const { added: fresh, removed, found } = imported
  const details = { new: fresh, removed, found, failed: source.list.refused.length }
  if (!imported.isKnown)
    await insertAct(tx, { ...by, act: 'arrears.import', subject: source.listedOn, details })
  return imported
}

/**
 * Decides whether a listed employer is the company. What is confirmed stands on its postings, and the company is told.
 * @throws AppError NOT_FOUND, PRECONDITION_FAILED if somebody decided meanwhile, JOB_STATE unless verified
 */
export async function decideArrearsAs(
  tx: Tx,
  by: By,
  id: string,
  { status, seen }: { status: 'CONFIRMED' | 'DIFFERENT'; seen: ArrearsStatus },
): Promise<void> {
  const match = await lockMatch(tx, id)
  if (!match) throw new AppError('NOT_FOUND')
  if (match.status !== seen || match.status === status) throw new AppError('PRECONDITION_FAILED')
  if (!(await lockCompany(tx, match.company_id)).isVerified) throw new AppError('JOB_STATE')
  await setMatch(tx, id, { status, decided_at: by.now })
  const company = await findCompanyById(tx, match.company_id)
  if (status === 'CONFIRMED' && company?.member_id != null) {
    const occasion = occasionOf(id, by.now)
    const told = {
      memberId: company.member_id,
      kind: 'ARREARS_CONFIRMED',
      subject: company.name,
      occasion,
    } as const
    await notify(tx, told, by.now)
  }
  const act = status === 'CONFIRMED' ? 'arrears.confirm' : 'arrears.dismiss'
  const decisionId = await insertAct(tx, { ...by, act, subject: match.company_id })
  const arrears = { status: match.status, decidedAt: match.decided_at?.toISOString() ?? null }
  await recordDecision(tx, by, {
    id: decisionId,
    kind: 'ARREARS',
    subjectId: id,
    former: { jobs: [], arrears },
  })
}

const occasionOf = (id: string, decidedAt: Date) => `arrears:${id}:${decidedAt.toISOString()}`

/** Unless another was made, or the list was replaced. */
export const arrearsUndo = undoRule({
  lock: (tx, { subjectId }) => lockMatch(tx, subjectId),
  async find(db, { subjectId, former: { arrears }, decidedAt }) {
    const match = await findMatch(db, subjectId)
    if (!arrears || match?.decided_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    return { match, arrears }
  },
  async restore(tx, by, { decidedAt }, { match, arrears }) {
    await setMatch(tx, match.id, { status: arrears.status, decided_at: arrears.decidedAt })
    const company = await findCompanyById(tx, match.company_id)
    if (company?.member_id != null)
      await withdrawNotifications(tx, [company.member_id], occasionOf(match.id, decidedAt))
    const details = { status: match.status }
    await insertAct(tx, { ...by, act: 'arrears.undo', subject: match.company_id, details })
  },
})
