import type { QueryClient } from '@tanstack/react-query'
import { createMember } from '../../../../contract/account/member.ts'
import { call, type CallInput } from '../../../api/api.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { type Entry, startSession } from '../sign-in/start-session.ts'

export type SignUpBody = CallInput<typeof createMember>['body'] & { email: string; password: string }

/** What became of a new member: signed in, asked to agree first, or left to sign in by themselves. */
export type SignUpOutcome = 'SIGNED_IN' | 'CREATED' | NonNullable<Entry>

/**
 * Signs up, and signs in at once. If the answer to a sign-up was lost, the next attempt finds the account that it
 * created, which the password opens.
 */
export class SignUpAttempts {
  /** Address of the attempt whose answer was lost. */
  #unanswered: string | undefined

  async run(queries: QueryClient, body: SignUpBody): Promise<SignUpOutcome> {
    const inUse = await this.#create(body)
    const { email, password, role } = body
    try {
      return (await startSession(queries, { authType: 'EMAIL', email, password, role })) ?? 'SIGNED_IN'
    } catch {
      if (inUse) throw inUse
      return 'CREATED'
    }
  }

  /** @returns the refusal if an earlier attempt may have created the account */
  async #create(body: SignUpBody): Promise<ApiProblem | undefined> {
    try {
      await call(createMember, { body })
      return undefined
    } catch (error) {
      if (error instanceof NetworkFailure) this.#unanswered = body.email
      const isOwn = error instanceof ApiProblem && error.code === 'EMAIL_IN_USE'
      if (isOwn && this.#unanswered === body.email) return error
      throw error
    }
  }
}
