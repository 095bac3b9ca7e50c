import { getDashboard } from '../../../contract/job/announcement.ts'
import {
  answerProposal,
  listProposals,
  sendProposal,
  withdrawProposal,
} from '../../../contract/candidate/proposal.ts'
import { replyToCandidate, replyToProposal } from '../../../contract/candidate/proposal-reply.ts'
import { listTalents } from '../../../contract/candidate/talent.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

/** One open proposal per candidate: a new one replaces an unsent one. */
export const proposalEntity = (resumeId: string) => `proposal:${resumeId}`
export const answerEntity = ({ id }: { id: string }) => `proposal-answer:${id}`

export const propose = outboxCommand(sendProposal, {
  entity: (_, { resumeId }) => proposalEntity(resumeId),
  absolute: true,
  refreshes: [listProposals, listTalents, getDashboard],
})

export const answer = outboxCommand(answerProposal, {
  entity: answerEntity,
  absolute: true,
  refreshes: [listProposals],
})

/** Every reply of its own: a refused question must not hold back the answer to a proposal. */
const replyEntity = ({ id }: { id: string }, { code, about }: { code: string; about: string | null }) =>
  `proposal-reply:${id}:${code}:${about ?? ''}`

export const replyAsWorker = outboxCommand(replyToProposal, {
  entity: replyEntity,
  absolute: true,
  refreshes: [listProposals],
})

export const replyAsEmployer = outboxCommand(replyToCandidate, {
  entity: replyEntity,
  absolute: true,
  refreshes: [listProposals, getDashboard],
})

export const withdrawEntity = ({ id }: { id: string }) => `proposal-withdrawal:${id}`

export const withdraw = outboxCommand(withdrawProposal, {
  entity: withdrawEntity,
  absolute: true,
  refreshes: [listProposals, listTalents, getDashboard],
})
