import { readItem, writeItem } from '../browser/device-items.ts'

/** Survives sign-outs: the token grants nothing and identifies nobody (contract, DeviceToken). */
const NAME = 'ilteo.device'

/** Part of the body of a call that signs in or asks for a code. */
export function deviceTokenPart(): { deviceToken?: string } {
  const deviceToken = readItem(NAME)
  return deviceToken ? { deviceToken } : {}
}

export function keepDeviceToken(token: string | undefined): void {
  if (token !== undefined) writeItem(NAME, token)
}
