import type { Message } from '../../../../contract/message/conversation-message.ts'
import { isPhrase, phraseOf, type PhraseCode } from '../../../../contract/message/phrases.ts'

/** The side that speaks, by its role. */
export type Side = 'EMPLOYEE' | 'EMPLOYER'

const FIRST: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: ['HELLO', 'STILL_OPEN', 'WHEN_START', 'DORMITORY', 'VISA_POSSIBLE'],
  EMPLOYER: ['HELLO', 'WHEN_CAN_START', 'CAN_INTERVIEW', 'WHICH_VISA'],
}
const LATER: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: ['UNDERSTOOD', 'THANK_YOU', 'WHEN_START', 'DORMITORY'],
  EMPLOYER: ['UNDERSTOOD', 'THANK_YOU', 'BRING_CARD', 'CALL_ME'],
}
/** Once a time to meet was agreed. */
const BEFORE_MEETING: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: ['UNDERSTOOD', 'THANK_YOU', 'ON_MY_WAY', 'LATE'],
  EMPLOYER: LATER.EMPLOYER,
}

/**
 * Phrases that fit what was said last.
 * @param said the messages that are shown, oldest first
 * @param langCode of the reader, who may not understand free text in another language
 */
export function suggestedPhrases(
  side: Side,
  said: readonly Message[],
  langCode: string,
): readonly PhraseCode[] {
  const last = said.at(-1)
  const isForeign = last?.kind === 'TEXT' && !last.isMine && last.langCode !== langCode
  return isForeign ? ['DO_NOT_UNDERSTAND', ...fitting(side, said)] : fitting(side, said)
}

function fitting(side: Side, said: readonly Message[]): readonly PhraseCode[] {
  const answers = answersTo(said.at(-1), side)
  if (answers.length > 0) return answers
  if (!said.some(isAnswer)) return FIRST[side].filter((code) => !said.some((each) => isSaid(each, code)))
  return (said.some(isAgreement) ? BEFORE_MEETING : LATER)[side]
}

function answersTo(last: Message | undefined, side: Side): PhraseCode[] {
  const code = last?.isMine === false ? last.phrase?.code : undefined
  const answers = code !== undefined && isPhrase(code) ? (phraseOf(code).answers ?? []) : []
  return answers.filter((each): each is PhraseCode => isPhrase(each) && (phraseOf(each).by ?? side) === side)
}

/** Whether the other side has said something; a resume is the application itself. */
const isAnswer = ({ isMine, kind }: Message) => !isMine && kind !== 'RESUME'
const isSaid = ({ isMine, phrase }: Message, code: PhraseCode) => isMine && phrase?.code === code
const isAgreement = ({ time }: Message) => time !== null && time.accepted !== null
