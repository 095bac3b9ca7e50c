import { useSyncExternalStore } from 'react'
import { ROLES, type Role } from '../../contract/base/enums.ts'
import { type Credentials, dropToken, readCredentials, writeCredentials } from '../browser/credentials.ts'
import { readItem, writeItem } from '../browser/device-items.ts'
import { outboxDatabase } from '../browser/outbox-database.ts'
import { createSignal } from '../browser/signal.ts'

export interface Session {
  role: Role
  memberId: string
  token: string
  /** RFC 3339. Only a hint: the server may end the session earlier. */
  expiresAt: string
}

const NAMES = {
  role: 'userType',
  token: 'token',
  memberId: 'ilteo.memberId',
  expiresAt: 'ilteo.expiresAt',
} as const

const session = createSignal<Session | null>(readSession())
const member = createSignal<string | null>(readItem(NAMES.memberId))
globalThis.addEventListener?.('storage', followOtherTabs)

/** The signed-in member; null for visitors and after the server has ended the session. */
export const currentSession = session.get
export const onSession = session.subscribe
/** The member last signed in here who has not signed out; still set after the session has ended and must be renewed. */
export const currentMemberId = member.get
export const onMemberId = member.subscribe

export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.get)
export const useMemberId = () => useSyncExternalStore(member.subscribe, member.get, member.get)

/** Resolves once the service worker, which cannot read local storage, has the token as well. */
export async function signedIn(
  granted: { role: Role; accessToken: string; expiresAt: string },
  me: { id: string },
): Promise<void> {
  const { role, accessToken: token, expiresAt } = granted
  const next = { role, token, expiresAt, memberId: me.id }
  // Drafts move to the member before listeners run: forms then look for the member's drafts.
  await adoptDrafts(next)
  writeSession(next)
}

/**
 * Restores the session from its mirror in IndexedDB if local storage has lost it: a browser killed soon after a sign-in
 * has often not flushed it yet. A sign-out clears the mirror as well.
 */
export async function restoreSession(): Promise<void> {
  if (session.get() || member.get()) return
  try {
    const kept = await readCredentials(outboxDatabase)
    if (!kept?.role || session.get() || member.get()) return
    const { memberId, token, role, expiresAt = '' } = kept
    writeSession({ memberId, token, role, expiresAt })
  } catch {
    // Without IndexedDB there is no mirror.
  }
}

/** Forgets the member on this device; `forgetMember` deals with their unsent work. */
export async function signedOut(): Promise<void> {
  for (const name of Object.values(NAMES)) writeItem(name, null)
  publish(null, null)
  await mirror(undefined)
}

/**
 * Ends the session after the server rejected the token. The member stays known, so that unsent work can wait for them.
 */
export async function sessionEnded(token: string): Promise<void> {
  if (session.get()?.token !== token) return
  writeItem(NAMES.role, null)
  writeItem(NAMES.token, null)
  publish(null, member.get())
  try {
    await outboxDatabase.run('readwrite', (transaction) => dropToken(transaction, token))
  } catch {
    // Without IndexedDB nothing reads the mirror.
  }
}

function writeSession(next: Session) {
  writeItem(NAMES.role, next.role)
  writeItem(NAMES.memberId, next.memberId)
  writeItem(NAMES.expiresAt, next.expiresAt)
  writeItem(NAMES.token, next.token)
  publish(next, next.memberId)
}

function publish(next: Session | null, memberId: string | null) {
  member.set(memberId)
  session.set(next)
}

async function adoptDrafts(credentials: Credentials) {
  try {
    const { signInWithDrafts: admit } = await import('../offline/drafts/visitor-drafts.ts')
    await admit(outboxDatabase, credentials)
  } catch {
    // If the drafts cannot be moved they stay the visitor's, and signing in continues.
    await mirror(credentials)
  }
}

async function mirror(credentials: Credentials | undefined) {
  try {
    await writeCredentials(outboxDatabase, credentials)
  } catch {
    // Without IndexedDB there is no outbox either, and nothing else reads the mirror.
  }
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== null && event.key !== NAMES.token && event.key !== NAMES.memberId) return
  publish(readSession(), readItem(NAMES.memberId))
}

function readSession(): Session | null {
  const [role, token, memberId] = [readItem(NAMES.role), readItem(NAMES.token), readItem(NAMES.memberId)]
  const known = ROLES.find((each) => each === role)
  if (!known || !token || !memberId) return null
  return { role: known, token, memberId, expiresAt: readItem(NAMES.expiresAt) ?? '' }
}
