import { AppError } from '../../../../contract/base/errors.ts'
import {
  approveVerification,
  getReportCase,
  getVerificationCase,
  listReports,
  listVerifications,
  refuseVerification,
  reopenReport,
  settleReport,
} from '../../../../contract/operator/case.ts'
import { listDecisions, undoDecision } from '../../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { on } from '../../../http/endpoint-route.ts'
import { matchesIfMatch } from '../../../http/caching/etag.ts'
import type { Services } from '../../../services.ts'
import {
  countReports,
  countVerifications,
  findReportPage,
  findVerificationCase,
  findVerificationPage,
} from './case-queries.ts'
import { readReportCase, reportOf, verificationEtag, verificationOf, verificationRowOf } from './cases.ts'
import { reopenDismissal, settleAs } from './report-cases.ts'
import { findUndoable, listUndoable, undo } from '../undo.ts'
import { recordView } from '../queries.ts'
import { approveBusiness, lockRequest, refuseBusiness } from './verifications.ts'

interface Context {
  db: Db
  services: Pick<Services, 'secret'>
  operatorId: string
  now: Date
}

async function answerFor({ db, services, operatorId, now }: Context, id: string) {
  const row = await findVerificationCase(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const { decided_at: decidedAt } = row
  const undoable = decidedAt && (await findUndoable(db, { operatorId, now }, { subjectId: id, decidedAt }))
  const data = verificationOf(row, { secret: services.secret, undo: undoable, now })
  return { data, etag: verificationEtag(row) }
}

/** Locks the request and refuses if it changed since the operator saw it. */
async function requireSeenVersion(
  context: Context & { db: Tx },
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  const request = await lockRequest(context.db, id)
  // Repeating an approval is not an error.
  if (request.status === 'VERIFIED' || matchesIfMatch(ifMatch, verificationEtag(request))) return
  throw new AppError('PRECONDITION_FAILED', await answerFor(context, id))
}

export const operatorCaseRoutes = [
  on(listVerifications, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([
      findVerificationPage(db, query.status, query),
      countVerifications(db, query.status),
    ])
    return { data: rows.map(verificationRowOf), totalCount }
  }),
  on(getVerificationCase, async ({ db, params, member, services, now }) => {
    const by = { operatorId: member.id, now }
    const answer = await answerFor({ ...by, db, services }, params.id)
    const view = { ...by, act: 'verify.show', subject: params.id } as const
    return { ...answer, record: (writable) => recordView(writable, view) }
  }),
  on(approveVerification, async ({ db, params, body, member, services, ifMatch, now }) => {
    const context = { db, services, operatorId: member.id, now }
    await requireSeenVersion(context, params.id, ifMatch)
    const { address, sinceYear } = body
    await approveBusiness(db, { operatorId: member.id, now }, params.id, {
      address: address || null,
      sinceYear,
    })
    return answerFor(context, params.id)
  }),
  on(refuseVerification, async ({ db, params, body, member, services, ifMatch, now }) => {
    const context = { db, services, operatorId: member.id, now }
    await requireSeenVersion(context, params.id, ifMatch)
    await refuseBusiness(db, { operatorId: member.id, now }, params.id, body.reason)
    return answerFor(context, params.id)
  }),
  on(listReports, async ({ db, query, now }) => {
    const isOpen = query.state === 'OPEN'
    const [rows, totalCount] = await Promise.all([
      findReportPage(db, isOpen, query),
      countReports(db, isOpen),
    ])
    return { data: rows.map((row) => reportOf(row, now)), totalCount }
  }),
  on(getReportCase, ({ db, params, query, member, now }) =>
    readReportCase(db, { operatorId: member.id, now }, params.id, query.langCode),
  ),
  on(settleReport, async ({ db, params, body, member, ifMatch, now }) => {
    const by = { operatorId: member.id, now }
    const requireSeen = async () => {
      const current = await readReportCase(db, by, params.id, 'ko')
      // Who decided comes first: the second operator is told so, not that the case has changed.
      if (current.data.settledDate !== null) throw new AppError('JOB_STATE')
      if (!matchesIfMatch(ifMatch, current.etag)) throw new AppError('PRECONDITION_FAILED', current)
    }
    const { decisionId, settled } = await settleAs(db, by, params.id, body, requireSeen)
    return { data: { settled, undo: await findUndoable(db, by, { id: decisionId }) } }
  }),
  on(reopenReport, async ({ db, params, member, now }) => {
    await reopenDismissal(db, { operatorId: member.id, now }, params.id)
    return { data: { id: params.id } }
  }),
  on(listDecisions, async ({ db, member, now }) => {
    const undoable = await listUndoable(db, { operatorId: member.id, now })
    return {
      data: undoable.map(({ id, kind, subjectId, until }) => ({
        id,
        kind,
        subjectId,
        until: until.toISOString(),
      })),
    }
  }),
  on(undoDecision, async ({ db, params, member, now }) => ({
    data: await undo(db, { operatorId: member.id, now }, params.id),
  })),
]
