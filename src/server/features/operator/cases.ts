import type { DecisionKind } from '../../../contract/operator/kinds.ts'
import { arrearsCase, arrearsCaseRoutes } from '../arrears/case.ts'
import { companyNameCaseRoutes, nameCase } from '../company/case.ts'
import { messageReportCase, messageReportCaseRoutes } from '../conversation/case.ts'
import { verificationCase, verificationCaseRoutes } from '../employer/case.ts'
import { guaranteeCase, guaranteeCaseRoutes } from '../guarantee/case.ts'
import { latePayCase, latePayCaseRoutes } from '../late-pay/case.ts'
import { reportCase, reportCaseRoutes } from '../report/case.ts'
import { offerReportCase, offerReportCaseRoutes } from '../report/offer-case.ts'
import { signalCase, signalCaseRoutes } from '../signal/case.ts'
import { workCase, workCaseRoutes } from '../work/case.ts'
import type { Case } from './decide.ts'

/** The kinds of cases that operators decide. */
export const cases: Record<DecisionKind, Case> = {
  VERIFICATION: verificationCase,
  REPORT: reportCase,
  OFFER_REPORT: offerReportCase,
  MESSAGE_REPORT: messageReportCase,
  NAME: nameCase,
  GUARANTEE: guaranteeCase,
  ARREARS: arrearsCase,
  SIGNAL: signalCase,
  LATE_PAY: latePayCase,
  WORK: workCase,
}

export const caseRoutes = [
  ...verificationCaseRoutes,
  ...reportCaseRoutes,
  ...offerReportCaseRoutes,
  ...messageReportCaseRoutes,
  ...companyNameCaseRoutes,
  ...guaranteeCaseRoutes,
  ...arrearsCaseRoutes,
  ...signalCaseRoutes,
  ...latePayCaseRoutes,
  ...workCaseRoutes,
]
