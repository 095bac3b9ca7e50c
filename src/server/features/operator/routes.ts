import {
  type ActRow,
  getOperatorOverview,
  listActs,
  listOperators,
} from '../../../contract/operator/operator.ts'
import { listDecisions, undoDecision } from '../../../contract/operator/decision.ts'
import { listOpenCases } from '../../../contract/operator/queue.ts'
import { getTrends } from '../../../contract/operator/trends.ts'
import { pageOf } from '../../db/page.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { operatorCouponRoutes } from '../coupon/operator-routes.ts'
import { operatorNewsRoutes } from '../news/operator-routes.ts'
import { placementRoutes } from '../placement/routes.ts'
import { receiptCaseRoutes } from '../receipt/case.ts'
import { maskedName } from '../talent/service.ts'
import { recordView } from './audit.ts'
import { cases } from './cases.ts'
import { operatorListRoutes } from './lists/list-routes.ts'
import { operatorMemberRoutes } from './member-routes.ts'
import { onOperator } from './on-operator.ts'
import { operatorOrderRoutes } from './order-routes.ts'
import {
  type ActCaseRow,
  countActs,
  countNewsAndOrders,
  countOperators,
  findActPage,
  findOperators,
} from './overview-queries.ts'
import { operatorPostingRoutes } from './posting-routes.ts'
import { countOpenByKind, countOpenCases, findOpenCases } from './queue.ts'
import { operatorRefusalReasonRoutes } from './refusal-reasons.ts'
import { countsOfToday, trendsOf } from './trends/trends.ts'
import { listUndoable, undo } from './undo.ts'

export const operatorRoutes = [
  onOperator(getOperatorOverview, async ({ db, now }) => {
    const [open, row, today] = await Promise.all([
      countOpenByKind(db),
      countNewsAndOrders(db, seoulMidnight(now), now),
      countsOfToday(db, now),
    ])
    return {
      data: {
        ...open,
        newsDrafts: row.drafts,
        newsScheduled: row.scheduled,
        today: {
          signUps: today.workers + today.employers,
          announcements: today.postings,
          applications: today.applications,
          paidOrders: row.paid_orders,
          paidAmount: today.paidAmount - today.refundedAmount,
        },
      },
    }
  }),
  onOperator(listOpenCases, async ({ db, query, by }) => {
    const [data, totalCount] = await Promise.all([findOpenCases(db, query), countOpenCases(db)])
    const view = { ...by, act: 'queue.show', subject: 'queue' } as const
    return { data, totalCount, record: (writable) => recordView(writable, view) }
  }),
  onOperator(listDecisions, async ({ db, by }) => {
    const undoable = await listUndoable(db, by)
    return {
      data: undoable.map(({ id, kind, subjectId, until }) => ({
        id,
        kind,
        subjectId,
        until: until.toISOString(),
      })),
    }
  }),
  onOperator(undoDecision, async ({ db, params, by }) => ({ data: await undo(db, by, params.id) })),
  onOperator(getTrends, async ({ db, query, now }) => ({
    data: await trendsOf(db, Number(query.days), now),
  })),
  onOperator(listActs, ({ db, query }) => pageOf(findActPage(db, query, query), countActs(db, query), actOf)),
  onOperator(listOperators, ({ db, query }) =>
    pageOf(findOperators(db, query), countOperators(db), (row) => row),
  ),
  ...operatorNewsRoutes,
  ...placementRoutes,
  ...Object.values(cases).flatMap(({ routes }) => routes),
  ...operatorRefusalReasonRoutes,
  ...operatorPostingRoutes,
  ...receiptCaseRoutes,
  ...operatorCouponRoutes,
  ...operatorMemberRoutes,
  ...operatorListRoutes,
  ...operatorOrderRoutes,
]

function actOf(row: ActCaseRow): ActRow {
  const { operator_id: id, operator_name: name } = row
  return {
    id: row.id,
    act: row.act,
    subject: row.subject,
    subjectName: subjectNameOf(row),
    memberId: row.member_id,
    details: row.details,
    operator: id === null ? null : { id, name },
    createdDate: row.created_at.toISOString(),
  }
}

/** Members' names are masked, as everywhere in the console. */
function subjectNameOf({ act, subject_name: name }: ActCaseRow): string | null {
  return name !== null && /^(member|points)\./.test(act) ? maskedName(name) : name
}
