import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '../../../../../contract/base/enums.ts'

/** Why a message was reported, in the words that the reporter chose. */
export const messageReasons: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`It is a scam`,
  FALSE_PAY: msg`It says something else than the posting`,
  FEE_DEMANDED: msg`It asks for money or a deposit`,
  DISCRIMINATION: msg`It insults or discriminates`,
  INAPPROPRIATE: msg`It is indecent or illegal`,
  ETC: msg`Another reason`,
}
