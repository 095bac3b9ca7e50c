import type { QueryClient } from '@tanstack/react-query'
import { createMember } from '../../../../contract/account/member.ts'
import { call, type CallInput } from '../../../api/api.ts'
import { ApiProblem, NetworkFailure } from '../../../api/problem.ts'
import { type Entry, startSession } from '../sign-in/start-session.ts'

export type SignUpBody = CallInput<typeof createMember>['body'] & { email: string; password: string }

/**
 * What became of a sign-up: signed in, asked to agree first, left to sign in, or answered by mail, because the password
 * does not open the account that has the address.
 */
export type SignUpOutcome = 'SIGNED_IN' | 'CREATED' | 'MAILED' | NonNullable<Entry>

/**
 * Signs up, and signs in at once. The answer to a sign-up does not tell whether the address had an account; only its
 * mailbox does. If the answer was lost, the next attempt signs in first, so that the account it may have created is not
 * reported to its own mailbox.
 */
export class SignUpAttempts {
  /** Address of the attempt whose answer was lost. */
  #unanswered: string | undefined

  async run(queries: QueryClient, body: SignUpBody): Promise<SignUpOutcome> {
    const { email, password, role } = body
    const signIn = async () =>
      (await startSession(queries, { authType: 'EMAIL', email, password, role })) ?? 'SIGNED_IN'
    if (this.#unanswered === email) {
      try {
        return await signIn()
      } catch (error) {
        if (!isMismatch(error)) throw error
      }
    }
    await this.#create(body)
    try {
      return await signIn()
    } catch (error) {
      return isMismatch(error) ? 'MAILED' : 'CREATED'
    }
  }

  async #create(body: SignUpBody): Promise<void> {
    try {
      await call(createMember, { body })
    } catch (error) {
      if (error instanceof NetworkFailure) this.#unanswered = body.email
      throw error
    }
  }
}

const isMismatch = (error: unknown) => error instanceof ApiProblem && error.code === 'CREDENTIALS_MISMATCH'
