import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GuaranteeKind, GuaranteeStatus } from '../../../../contract/employer/guarantee.ts'

export const guaranteeStates: Record<GuaranteeStatus, MessageDescriptor> = {
  WAITING: msg`Waiting`,
  GRANTED: msg({ message: 'Granted', context: 'pay guarantee' }),
  REFUSED: msg`Rejected`,
}

export const guaranteeKinds: Record<GuaranteeKind, MessageDescriptor> = {
  INSURANCE: msg`Insurance for wages and severance pay`,
  DEPOSIT: msg`Money deposited for wages`,
  CONTRACT: msg`Guarantee contract with Ilteo`,
}
