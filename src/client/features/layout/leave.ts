import type { QueryClient } from '@tanstack/react-query'
import { signOut } from '../../../contract/account/member.ts'
import { call } from '../../api/api.ts'
import { currentMemberId, currentSession, signedOut } from '../../api/session.ts'
import { forgetMember } from '../../offline/cache/forget-member.ts'

/** Ends the session on the server and takes the member's private data off this device. */
export async function leave(queries: QueryClient, unsent: 'keep' | 'delete'): Promise<void> {
  const [session, memberId] = [currentSession(), currentMemberId()]
  if (session) await revoke(session.token)
  // Not both: somebody may have signed in in another tab meanwhile.
  if (memberId === null) await signedOut()
  else await forgetMember(queries, memberId, unsent)
}

async function revoke(token: string) {
  try {
    await call(signOut, { token, timeout: 5_000 })
  } catch {
    // Without a network the token cannot be revoked now; it leaves this device all the same, and runs out by itself.
  }
}
