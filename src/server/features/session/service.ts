import type { Role } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { openSession } from '../../http/session.ts'
import { deviceName } from './device-name.ts'
import { forgetDevices, forgetUnusedDevices, isKnownDevice, rememberDevice } from './known-device.ts'
import { endOtherSessions, findSessionStart, isOfDemonstration } from './queries.ts'

/** What other features may use of sessions. */
export { endOtherSessions, findSessionStart, forgetDevices, forgetUnusedDevices, isKnownDevice }

interface Arrival {
  id: string
  role: Role
  keepSignedIn: boolean
  userAgent: string | null
  /** What the device keeps from a former sign-in. */
  deviceToken: string | undefined
  now: Date
}

/**
 * Opens a session for a member who has proven who they are, as the answer of every call that signs in. An operator's may
 * do nothing until it has shown a second factor, but for the demonstration's.
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
