import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '../../../contract/base/enums.ts'

export const reasonTexts: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`It is a fraud`,
  FALSE_PAY: msg`The pay is not what is promised`,
  FEE_DEMANDED: msg`They ask for money or a deposit`,
  DISCRIMINATION: msg`It discriminates`,
  INAPPROPRIATE: msg`It is indecent or illegal`,
  ETC: msg`Something else`,
}
