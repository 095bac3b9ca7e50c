import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '../../../contract/base/enums.ts'

/** Why a posting or a job offer is reported. */
export const reportReasons: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`The job is a scam`,
  FALSE_PAY: msg`The pay is not as promised`,
  FEE_DEMANDED: msg`The company asks for money or a deposit`,
  DISCRIMINATION: msg`The job discriminates`,
  INAPPROPRIATE: msg`The job is indecent or illegal`,
  ETC: msg`Another reason`,
}

/** Why a message is reported. */
export const messageReasons: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`It is a scam`,
  FALSE_PAY: msg`It says something else than the posting`,
  FEE_DEMANDED: msg`It asks for money or a deposit`,
  DISCRIMINATION: msg`It insults or discriminates`,
  INAPPROPRIATE: msg`It is indecent or illegal`,
  ETC: msg`Another reason`,
}
