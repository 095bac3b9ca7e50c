import type { Message } from '../../../../contract/message/conversation-message.ts'
import { isPhrase, phraseOf, type PhraseCode } from '../../../../contract/message/phrases.ts'

/** The side that speaks, by its role. */
export type Side = 'EMPLOYEE' | 'EMPLOYER'

const FIRST: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: ['HELLO', 'STILL_OPEN', 'WHEN_START', 'DORMITORY', 'VISA_POSSIBLE'],
  EMPLOYER: ['HELLO', 'WHEN_CAN_START', 'CAN_INTERVIEW', 'WHICH_VISA'],
}
const LATER: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: ['UNDERSTOOD', 'THANK_YOU', 'ON_MY_WAY', 'LATE', 'DORMITORY'],
  EMPLOYER: ['UNDERSTOOD', 'THANK_YOU', 'BRING_CARD', 'CALL_ME'],
}

/** Phrases that fit what was said last. */
export function suggestedPhrases(side: Side, last: Message | undefined): readonly PhraseCode[] {
  if (!last) return FIRST[side]
  const code = last.phrase?.code
  const answers = !last.isMine && code !== undefined && isPhrase(code) ? (phraseOf(code).answers ?? []) : []
  const mine = answers.filter(
    (each): each is PhraseCode => isPhrase(each) && (phraseOf(each).by ?? side) === side,
  )
  return mine.length > 0 ? mine : LATER[side]
}
