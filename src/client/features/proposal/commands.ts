import { getDashboard } from '../../../contract/job/announcement.ts'
import { answerProposal, listProposals, sendProposal } from '../../../contract/candidate/proposal.ts'
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
