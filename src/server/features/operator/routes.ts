import {
  type ActRow,
  getOperatorOverview,
  listActs,
  listOperators,
} from '../../../contract/operator/operator.ts'
import { listOpenCases } from '../../../contract/operator/queue.ts'
import { getTrends } from '../../../contract/operator/trends.ts'
import { on } from '../../http/endpoint-route.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { maskedName } from '../talent/service.ts'
import { operatorArrearsRoutes } from './cases/arrears-routes.ts'
import { operatorBannerRoutes } from './banner-routes.ts'
import { operatorCaseRoutes } from './cases/case-routes.ts'
import { operatorCompanyNameRoutes } from './cases/company-name-routes.ts'
import { operatorConversationCaseRoutes } from './cases/conversation-cases.ts'
import { offerCaseRoutes } from './offers/offer-case-routes.ts'
import { operatorCouponRoutes } from './coupon-routes.ts'
import { operatorGuaranteeRoutes } from './cases/guarantee-routes.ts'
import { operatorLatePayRoutes } from './cases/late-pay-routes.ts'
import { operatorListRoutes } from './lists/list-routes.ts'
import { operatorMemberRoutes } from './member-routes.ts'
import { operatorNewsRoutes } from './news-routes.ts'
import { operatorOrderRoutes } from './order-routes.ts'
import { operatorPostingRoutes } from './posting-routes.ts'
import { operatorReceiptRoutes } from './cases/receipt-routes.ts'
import { operatorRefusalReasonRoutes } from './cases/refusal-reasons.ts'
import { operatorSignalRoutes } from './cases/signal-routes.ts'
import { operatorWorkRoutes } from './cases/work-routes.ts'
import {
  type ActCaseRow,
  countActs,
  countOperators,
  findActPage,
  findOperators,
  findOverview,
} from './overview-queries.ts'
import { recordView } from './queries.ts'
import { countOpenCases, findOpenCases } from './queue-queries.ts'
import { countsOfToday, trendsOf } from './trends/trends.ts'

export const operatorRoutes = [
  on(getOperatorOverview, async ({ db, now }) => {
    const [row, today] = await Promise.all([
      findOverview(db, seoulMidnight(now), now),
      countsOfToday(db, now),
    ])
    return {
      data: {
        waitingVerifications: row.verifications,
        waitingNames: row.names,
        waitingGuarantees: row.guarantees,
        possibleArrears: row.arrears,
        openLatePay: row.late_pay,
        suspiciousPostings: row.signals,
        unmatchedPostings: row.unmatched,
        waitingReceipts: row.receipts,
        receiptsToCancel: row.receipts_to_cancel,
        openReports: row.reports,
        openProposalReports: row.proposal_reports,
        openMessageReports: row.message_reports,
        newsDrafts: row.drafts,
        newsScheduled: row.scheduled,
        waitingReturns: row.returns,
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
  on(listOpenCases, async ({ db, query, member, now }) => {
    const [data, totalCount] = await Promise.all([findOpenCases(db, query), countOpenCases(db)])
    const view = { operatorId: member.id, now, act: 'queue.show', subject: 'queue' } as const
    return { data, totalCount, record: (writable) => recordView(writable, view) }
  }),
  on(getTrends, async ({ db, query, now }) => ({ data: await trendsOf(db, Number(query.days), now) })),
  on(listActs, async ({ db, query }) => {
    const [rows, totalCount] = await Promise.all([findActPage(db, query, query), countActs(db, query)])
    return { data: rows.map(actOf), totalCount }
  }),
  on(listOperators, async ({ db, query }) => {
    const [data, totalCount] = await Promise.all([findOperators(db, query), countOperators(db)])
    return { data, totalCount }
  }),
  ...operatorNewsRoutes,
  ...operatorBannerRoutes,
  ...operatorCaseRoutes,
  ...operatorCompanyNameRoutes,
  ...operatorGuaranteeRoutes,
  ...operatorArrearsRoutes,
  ...operatorLatePayRoutes,
  ...operatorRefusalReasonRoutes,
  ...operatorSignalRoutes,
  ...operatorWorkRoutes,
  ...operatorPostingRoutes,
  ...operatorConversationCaseRoutes,
  ...offerCaseRoutes,
  ...operatorReceiptRoutes,
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
