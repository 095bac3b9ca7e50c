import type { ProposalStatus } from '../../../contract/base/enums.ts'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import { isQuestion, type Question, type Reply } from '../../../contract/candidate/proposal-reply.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'

type Side = Reply['by']

/** Questions without an answer, oldest first. */
export const openQuestions = (replies: readonly Reply[]): (Reply & { code: Question })[] =>
  replies.filter(
    (reply): reply is Reply & { code: Question } =>
      isQuestion(reply.code) && replies.every(({ about }) => about !== reply.id),
  )

/** The times that this side has offered, unless they were replaced, agreed to, or have all passed. */
export function offeredBy(
  side: Side,
  replies: readonly Reply[],
  now: number = Date.now(),
): Reply | undefined {
  const last = replies.findLast(({ code }) => code === 'OTHER_TIMES' || code === 'TIME_AGREED')
  const isOffered = last?.code === 'OTHER_TIMES' && last.by === side
  return isOffered && timesAhead(last, now).length > 0 ? last : undefined
}

/** The offered times that lie ahead. */
export const timesAhead = ({ times }: Pick<Reply, 'times'>, now: number = Date.now()): string[] =>
  times.filter((time) => Date.parse(time) > now)

/** The agreed time, if it lies ahead. */
export function agreedTime(replies: readonly Reply[], now: number = Date.now()): string | undefined {
  const last = replies.findLast(({ code }) => code === 'OTHER_TIMES' || code === 'TIME_AGREED')
  const [time] = last?.code === 'TIME_AGREED' ? last.times : []
  return time !== undefined && Date.parse(time) > now ? time : undefined
}

/** The candidate's wish to be asked later, until the company has asked again. */
export function askedLater(replies: readonly Reply[]): Reply | undefined {
  const last = replies.findLast(({ code }) => code === 'ASK_LATER' || code === 'ASK_AGAIN')
  return last?.code === 'ASK_LATER' ? last : undefined
}

/** Whether the day has come on which the company may ask again. */
export const mayAskAgain = ({ date }: Reply, now: number = Date.now()): boolean =>
  date === null || date <= seoulDay(now)

/** How a proposal stands, where replies or a withdrawal say more than its status. */
export type Step = 'WITHDRAWN' | 'TIME_AGREED' | 'LATER' | 'FOR_WORKER' | 'FOR_EMPLOYER'

export function stepOf(
  { status, withdrawnDate }: Pick<Proposal, 'withdrawnDate'> & { status: ProposalStatus },
  replies: readonly Reply[],
  now: number = Date.now(),
): Step | null {
  if (withdrawnDate) return 'WITHDRAWN'
  if (status !== 'SENT' || replies.length === 0) return null
  if (openQuestions(replies).length > 0 || offeredBy('WORKER', replies, now)) return 'FOR_EMPLOYER'
  if (agreedTime(replies, now) !== undefined) return 'TIME_AGREED'
  return askedLater(replies) ? 'LATER' : 'FOR_WORKER'
}
