import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ArrearsGround, ArrearsStatus } from '../../../../contract/operator/arrears.ts'

export const arrearsStates: Record<ArrearsStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'list of unpaid wages' }),
  CONFIRMED: msg({ message: 'The same business', context: 'list of unpaid wages' }),
  DIFFERENT: msg({ message: 'Another business', context: 'list of unpaid wages' }),
}

/** What a business and the entry have in common. */
export const arrearsGrounds: Record<ArrearsGround, MessageDescriptor> = {
  NAME: msg`Same business name`,
  PERSON: msg`Same representative`,
  DISTRICT: msg`Same district`,
}
