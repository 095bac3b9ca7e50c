import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FraudSignal } from '../../../contract/safety/fraud-signals.ts'

/** What to do about a message that looks like a known fraud. */
export const warningTexts: Record<FraudSignal, MessageDescriptor> = {
  VOICE_PHISHING: msg`Careful: work with other people's money or bank cards is often a crime. Do not do it. Ask 112, the police.`,
  ACCOUNT_LENDING: msg`Careful: never lend your bank account, card or phone number. It is a crime, also for you.`,
  FALSE_PAPERS: msg`Careful: false papers are a crime, also for you, and without the right visa you can be fined and sent home. Ask 1345.`,
  MONEY_IN_ADVANCE: msg`Careful: you never have to pay money to get a job. Do not send any, and report this message.`,
  PASSPORT_HANDED_OVER: msg`Careful: nobody may keep your passport or residence card. Show it and take it home again.`,
  FOREIGN_MESSENGER: msg`Careful: somebody who wants to write elsewhere may not be who they say. Stay in this chat.`,
  TOO_GOOD_PAY: msg`Careful: somebody who pays this much for so little work may use you for a crime. Ask 112, the police.`,
}

/** The same about a posting. */
export const postingWarnings: Record<FraudSignal, MessageDescriptor> = {
  ...warningTexts,
  MONEY_IN_ADVANCE: msg`Careful: you never have to pay money to get a job. Do not send any, and report this posting.`,
  FOREIGN_MESSENGER: msg`Careful: somebody who wants to write elsewhere may not be who they say. Apply here instead.`,
}
