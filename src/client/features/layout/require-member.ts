import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Role } from '../../../contract/base/enums.ts'
import { currentSession, restoreSession } from '../../api/session.ts'

/** The page is for another role; the router shows `WrongRoleScreen`. */
export class WrongRole extends Error {
  readonly needed: Role

  constructor(needed: Role) {
    super(`for ${needed}`)
    this.name = 'WrongRole'
    this.needed = needed
  }
}

/** For a route's `beforeLoad`: redirects visitors to sign in, and throws `WrongRole` for other roles. */
export function requireMember(role?: Role) {
  return async ({ location }: { location: ParsedLocation }) => {
    if (!currentSession()) await restoreSession()
    const session = currentSession()
    if (!session) throw redirect({ to: '/signIn', search: { redirect: location.href } })
    if (role && session.role !== role) throw new WrongRole(role)
  }
}
