import { NetworkFailure } from '../../api/problem.ts'
import { currentMemberId, currentSession } from '../../api/session.ts'
import type { CommandToSave, GroupPart } from './engine/command-to-save.ts'
import { SignInRequired } from './sending.ts'

/**
 * Sends commands at once that never go through the outbox.
 * @throws SignInRequired, NetworkFailure, ApiProblem
 */
export async function sendAtOnce(parts: readonly GroupPart[]): Promise<void> {
  const memberId = currentMemberId()
  const token = currentSession()?.token
  if (memberId === null || token === undefined) throw new SignInRequired()
  if (!navigator.onLine) throw new NetworkFailure('No network')
  const { sendUnstored } = await import('./send-unstored.ts')
  await sendUnstored(parts, memberId, token)
}

/** Of a command that is sent after an upload of its group: the upload's answer becomes a field of its body. */
export const filledBy = (need: string, field: string): Pick<Required<CommandToSave>, 'needs' | 'fills'> => ({
  needs: [need],
  fills: [{ need, take: 'data', into: 'payload', at: [field] }],
})
