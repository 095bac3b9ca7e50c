import type { Role } from '../../../contract/base/enums.ts'
import type { Tx } from '../../db/database.ts'
import { openSession } from '../../http/session.ts'
import { deleteDevices, deleteUnusedDevices, isKnownDevice, rememberDevice } from './known-device.ts'
import { endOtherSessions, findSessionStart, isOfDemonstration } from './queries.ts'

/** More specific names first: most browsers also claim to be those they derive from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(inapp/i, 'NAVER'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Whale/, 'Whale'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A label such as `Chrome, Android` for the list of sessions; null if nothing is recognized. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null
  const parts = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(', ') : null
}

function firstOf(names: readonly [RegExp, string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}

/** Exports for other features. */
export { endOtherSessions, findSessionStart, deleteDevices, deleteUnusedDevices, isKnownDevice }

interface Arrival {
  id: string
  role: Role
  keepSignedIn: boolean
  userAgent: string | null
  /** The token the device stored at an earlier sign-in. */
  deviceToken: string | undefined
  now: Date
}

/**
 * Opens a session for an authenticated member; the answer of every sign-in endpoint. An operator's session must pass
 * the second factor, except in the demonstration.
 */
export async function signInAs(tx: Tx, arrival: Arrival) {
  const { id, role, keepSignedIn, userAgent, now } = arrival
  const awaitsSecondFactor = role === 'OPERATOR' && !(await isOfDemonstration(tx, id))
  const { accessToken, expiresAt } = await openSession(tx, id, {
    keepSignedIn,
    now,
    device: deviceName(userAgent),
    awaitsSecondFactor,
  })
  const deviceToken = await rememberDevice(tx, { memberId: id, token: arrival.deviceToken, now })
  return { role, accessToken, expiresAt: expiresAt.toISOString(), deviceToken }
}
