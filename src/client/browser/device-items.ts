/* Small texts that this device keeps by name. Where storage is disabled or full, nothing is kept: what was chosen lasts as
   long as the page. */

/** Of the device, or of the tab until it is closed. Access to either may throw. */
type Place = 'localStorage' | 'sessionStorage'

export function readItem(name: string, place: Place = 'localStorage'): string | null {
  try {
    return globalThis[place].getItem(name)
  } catch {
    return null
  }
}

/** What was kept as JSON, which anything on this device may have written; null without it. */
export function readValue(name: string): unknown {
  try {
    return JSON.parse(readItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** @param value null removes it */
export function writeItem(name: string, value: string | null, place: Place = 'localStorage'): void {
  try {
    if (value === null) globalThis[place].removeItem(name)
    else globalThis[place].setItem(name, value)
  } catch {
    // Disabled or full.
  }
}
