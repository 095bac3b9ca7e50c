import { getMe } from '../../../contract/account/member.ts'
import { call } from '../../api/api.ts'
import { ApiProblem } from '../../api/problem.ts'
import { currentSession, sessionEnded } from '../../api/session.ts'

const TIMEOUT = 5_000

/**
 * Asks whether this device's session still exists, and ends it here if it does not. For screens that may just have
 * ended it on the server: with a dead session the sign-in page would lead on to the home page.
 */
export async function checkSession(): Promise<void> {
  const session = currentSession()
  if (!session) return
  try {
    await call(getMe, { token: session.token, timeout: TIMEOUT })
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) await sessionEnded(session.token)
  }
}
