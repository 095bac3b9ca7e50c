/** Stays through sign-outs: it opens nothing and names nobody (contract, DeviceToken). */
const NAME = 'ilteo.device'

/** For the body of a call that signs in or asks for a code. */
export function deviceTokenPart(): { deviceToken?: string } {
  try {
    const deviceToken = localStorage.getItem(NAME)
    return deviceToken ? { deviceToken } : {}
  } catch {
    // Storage is switched off: this device is a new one each time.
    return {}
  }
}

export function keepDeviceToken(token: string | undefined): void {
  if (token === undefined) return
  try {
    localStorage.setItem(NAME, token)
  } catch {
    // As above.
  }
}
