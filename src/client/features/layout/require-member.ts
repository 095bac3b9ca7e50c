import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Role } from '../../../contract/enums.ts'
import { currentSession, restoreSession } from '../../lib/session.ts'

/** The page is for the other kind of member; the router shows `WrongRoleScreen`. */
export class WrongRole extends Error {
  readonly needed: Role

  constructor(needed: Role) {
    super(`for ${needed}`)
    this.name = 'WrongRole'
    this.needed = needed
  }
}

/** For a route's `beforeLoad`: sends visitors to sign in and back again, and tells the other role so. */
export function requireMember(role?: Role) {
  return async ({ location }: { location: ParsedLocation }) => {
    if (!currentSession()) await restoreSession()
    const session = currentSession()
    if (!session) throw redirect({ to: '/signIn', search: { redirect: location.href } })
    if (role && session.role !== role) throw new WrongRole(role)
  }
}

/** A path of this site, or undefined: nobody may be sent elsewhere by an address (`//evil.example`, `/\evil`). */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text)) return undefined
  return URL.canParse(text, 'https://own.invalid') &&
    new URL(text, 'https://own.invalid').host === 'own.invalid'
    ? text
    : undefined
}
