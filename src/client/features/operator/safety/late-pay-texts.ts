import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LatePayOutcome, LatePayStatus } from '../../../../contract/candidate/late-pay.ts'

export const latePayStates: Record<LatePayStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'late pay' }),
  SETTLED: msg({ message: 'Decided', context: 'late pay' }),
}

export const latePayOutcomes: Record<LatePayOutcome, MessageDescriptor> = {
  PAID: msg`The company has paid`,
  COVERED: msg`The guarantee pays`,
  NOT_PROVEN: msg`It could not be confirmed`,
  REFERRED: msg`The labor office decides`,
}
