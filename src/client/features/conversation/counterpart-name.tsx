import { Trans } from '@lingui/react/macro'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { KoreanName } from '../../entities/job/job-title.tsx'

/** Who a conversation is with. */
export function CounterpartName({ counterpart }: Pick<Conversation, 'counterpart'>) {
  return counterpart.isRemoved ? (
    <Trans>Account removed</Trans>
  ) : (
    <KoreanName name={counterpart.name} inLatin={counterpart.nameRomanized} />
  )
}
