/** Survives sign-outs: the token grants nothing and identifies nobody (contract, DeviceToken). */
const NAME = 'ilteo.device'

/** Part of the body of a call that signs in or asks for a code. */
export function deviceTokenPart(): { deviceToken?: string } {
  try {
    const deviceToken = localStorage.getItem(NAME)
    return deviceToken ? { deviceToken } : {}
  } catch {
    // Storage is disabled: every call comes from a new device.
    return {}
  }
}

export function keepDeviceToken(token: string | undefined): void {
  if (token === undefined) return
  try {
    localStorage.setItem(NAME, token)
  } catch {
    // Storage is disabled.
  }
}
