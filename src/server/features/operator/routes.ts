import { getOperatorOverview, listActs, listOperators } from '../../../contract/operator/operator.ts'
import { getLastDecision, listDecisions, undoDecision } from '../../../contract/operator/decision.ts'
import { listOpenCases } from '../../../contract/operator/queue.ts'
import { getTrends } from '../../../contract/operator/trends.ts'
import { pageOf } from '../../db/page.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { operatorCouponRoutes } from '../coupon/operator-routes.ts'
import { operatorNewsRoutes } from '../news/operator-routes.ts'
import { placementRoutes } from '../placement/routes.ts'
import { receiptCaseRoutes } from '../receipt/case.ts'
import { recordView } from './audit.ts'
import { cases } from './cases.ts'
import { undoableUntil } from './decide.ts'
import { operatorListRoutes } from './lists/list-routes.ts'
import { operatorMemberRoutes } from './member-routes.ts'
import { onOperator } from './on-operator.ts'
import { operatorOrderRoutes } from './order-routes.ts'
import {
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
      data: undoable.map((own) => {
        const { id, kind, subjectId } = own
        return { id, kind, subjectId, until: undoableUntil(own) }
      }),
    }
  }),
  onOperator(getLastDecision, async ({ db, query, by }) => ({
    data: await cases[query.kind].findLast(db, by, query.subjectId),
  })),
  onOperator(undoDecision, async ({ db, params, by }) => ({ data: await undo(db, by, params.id) })),
  onOperator(getTrends, async ({ db, query, now }) => ({
    data: await trendsOf(db, Number(query.days), now),
  })),
  onOperator(listActs, ({ db, query }) =>
    pageOf(findActPage(db, query, query), countActs(db, query), (act) => act),
  ),
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
