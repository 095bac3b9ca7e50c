import type { DecisionKind } from '../../../contract/case/kinds.ts'
import { arrearsCase } from '../arrears/case.ts'
import { nameCase } from '../company/case.ts'
import { messageReportCase } from '../conversation/case.ts'
import { verificationCase } from '../employer/case.ts'
import { guaranteeCase } from '../guarantee/case.ts'
import { latePayCase } from '../late-pay/case.ts'
import { reportCase } from '../report/case.ts'
import { offerReportCase } from '../report/offer-case.ts'
import { signalCase } from '../signal/case.ts'
import { workCase } from '../work/case.ts'
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
