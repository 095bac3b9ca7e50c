import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SignalStatus } from '../../../../contract/operator/signal.ts'
import type { PostingSignal } from '../../../../contract/safety/fraud-signals.ts'

export const signalStates: Record<SignalStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'suspicious posting' }),
  CLOSED: msg({ message: 'Closed', context: 'suspicious posting' }),
  DISMISSED: msg({ message: 'Harmless', context: 'suspicious posting' }),
}

/** Why a posting is in the queue. */
export const signalNames: Record<PostingSignal, MessageDescriptor> = {
  VOICE_PHISHING: msg`Carrying money or cards`,
  ACCOUNT_LENDING: msg`Lending an account, card or phone`,
  FALSE_PAPERS: msg`False papers, or work without a visa`,
  MONEY_IN_ADVANCE: msg`Money asked for in advance`,
  PASSPORT_HANDED_OVER: msg`Keeping passports or cards`,
  FOREIGN_MESSENGER: msg`Contact by another messenger`,
  TOO_GOOD_PAY: msg`Much pay for little work`,
  SHARED_CONTACT: msg`Another company has the same number`,
  PAY_FAR_ABOVE: msg`Pay far above the district`,
}
