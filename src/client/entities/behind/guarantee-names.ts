import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GuaranteeKind } from '../../../contract/employer/guarantee.ts'

/** What stands behind guaranteed pay. */
export const guaranteeNames: Record<GuaranteeKind, MessageDescriptor> = {
  INSURANCE: msg`Insurance for wages and severance pay`,
  DEPOSIT: msg({ message: 'Money deposited for wages', comment: 'What stands behind guaranteed pay' }),
  CONTRACT: msg({ message: 'Guarantee contract with Ilteo', comment: 'What stands behind guaranteed pay' }),
}
