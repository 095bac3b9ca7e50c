import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { PHRASES, type PhraseCode } from '../../../../contract/message/phrases.ts'
import type { Side } from './suggested-phrases.ts'

const all = Object.keys(PHRASES) as PhraseCode[]
const between = (first: PhraseCode, last: PhraseCode) => all.slice(all.indexOf(first), all.indexOf(last) + 1)

const COMMON = between('HELLO', 'DO_NOT_UNDERSTAND')
const ON_THE_DAY = between('ON_MY_WAY', 'MAY_I_CALL')
const QUESTIONS: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: between('STILL_OPEN', 'WHEN_RESULT'),
  EMPLOYER: between('WHEN_CAN_START', 'STILL_INTERESTED'),
}
/** The employer's texts are many: the answers, and what is asked for, in two groups. */
const ANSWERS: Record<Side, readonly PhraseCode[]> = {
  EMPLOYEE: between('CAN_START_ON', 'EXPERIENCE_NONE'),
  EMPLOYER: between('OPEN_YES', 'NOT_THIS_TIME'),
}

export interface PhraseGroup {
  title: MessageDescriptor
  codes: readonly PhraseCode[]
}

/** What one side can say, in the order in which a talk goes. */
export const phraseGroupsOf = (side: Side): PhraseGroup[] => [
  { title: msg`Questions`, codes: QUESTIONS[side] },
  { title: msg`Answers`, codes: ANSWERS[side] },
  {
    title: msg({
      message: 'On the day you meet',
      comment:
        'Group of phrases for the day of the interview or the first day of work: on my way, late, arrived',
    }),
    codes: ON_THE_DAY,
  },
  {
    title: msg({ message: 'General', comment: 'Group of phrases: hello, thank you, yes, no' }),
    codes: COMMON,
  },
]
