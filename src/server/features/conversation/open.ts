import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { Tx } from '../../db/database.ts'
import {
  findApplicationOccasion,
  findConversationIdOf,
  findProposalOccasion,
  insertConversation,
  type Occasion,
} from './queries.ts'

export interface Opening {
  applicationId?: string | undefined
  proposalId?: string | undefined
}

type About = { applicationId: string } | { proposalId: string }

const aboutOf = ({ applicationId, proposalId = '' }: Opening): About =>
  applicationId === undefined ? { proposalId } : { applicationId }

/** @throws AppError NOT_FOUND unless the member is one of its two parties */
async function findOwnOccasion(tx: Tx, memberId: string, about: About): Promise<Occasion> {
  const occasion =
    'applicationId' in about
      ? await findApplicationOccasion(tx, about.applicationId)
      : await findProposalOccasion(tx, about.proposalId)
  if (!occasion || (occasion.workerId !== memberId && occasion.employerId !== memberId))
    throw new AppError('NOT_FOUND')
  return occasion
}

/** The conversation about it, if it is open to this member already. */
export async function findOpened(tx: Tx, memberId: string, opening: Opening): Promise<string | undefined> {
  const about = aboutOf(opening)
  await findOwnOccasion(tx, memberId, about)
  return findConversationIdOf(tx, about)
}

/**
 * Opens the conversation about an application or a proposal. The lock on either makes it one, whoever opens it first.
 * An employer may write first to applicants, and to candidates who accepted.
 * @throws AppError NOT_FOUND, PROPOSAL_NOT_ACCEPTED, CONVERSATION_CLOSED
 */
export async function open(
  tx: Tx,
  memberId: string,
  opening: Opening,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const about = aboutOf(opening)
  const occasion = await findOwnOccasion(tx, memberId, about)
  const known = await findConversationIdOf(tx, about)
  if (known !== undefined) return { id: known, isNew: false }
  requireOpenable(occasion, about, memberId)
  const id = v7()
  const ids = { applicationId: opening.applicationId ?? null, proposalId: opening.proposalId ?? null }
  await insertConversation(tx, { id, ...ids, occasion, now })
  return { id, isNew: true }
}

const ENDED = new Set(['WITHDRAWN', 'REJECTED', 'DECLINED'])

function requireOpenable({ employerId, status }: Occasion, about: About, memberId: string): void {
  const isAccepted = 'applicationId' in about || status === 'ACCEPTED'
  if (memberId === employerId && !isAccepted) throw new AppError('PROPOSAL_NOT_ACCEPTED')
  if (employerId === null || ENDED.has(status)) throw new AppError('CONVERSATION_CLOSED')
}
