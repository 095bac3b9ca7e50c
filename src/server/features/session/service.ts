import type { Role } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { openSession } from '../../http/session.ts'
import { deviceName } from './device-name.ts'
import { forgetDevices, forgetUnusedDevices, isKnownDevice, rememberDevice } from './known-device.ts'
import { endOtherSessions, findSessionStart, isOfDemonstration } from './queries.ts'

/** Exports for other features. */
export { endOtherSessions, findSessionStart, forgetDevices, forgetUnusedDevices, isKnownDevice }

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
export async function signInAs(db: Db, arrival: Arrival) {
  const { id, role, keepSignedIn, userAgent, now } = arrival
  const awaitsSecondFactor = role === 'OPERATOR' && !(await isOfDemonstration(db, id))
  const { accessToken, expiresAt } = await openSession(db, id, {
    keepSignedIn,
    now,
    device: deviceName(userAgent),
    awaitsSecondFactor,
  })
  const deviceToken = await rememberDevice(db, { memberId: id, token: arrival.deviceToken, now })
  return { role, accessToken, expiresAt: expiresAt.toISOString(), deviceToken }
}
