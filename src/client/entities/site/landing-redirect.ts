import { readItem, writeItem } from '../../browser/device-items.ts'
import { isInstalled } from '../../browser/platform.ts'
import { forgetLastScreens } from '../../offline/cache/last-screen-cache.ts'
import { currentMemberId } from '../../api/session.ts'

const NAME = 'ilteo.entered'
let hasEntered = readItem(NAME) !== null

/**
 * What `/` shows: the landing page to a visitor in a browser tab who has seen no other page yet, home to everybody
 * else. The server knows none of this and renders the landing page.
 */
export const landingRedirect = (): 'landing' | 'home' =>
  hasEntered || currentMemberId() !== null || isInstalled() ? 'home' : 'landing'

/** Records that the reader has passed the landing page: from now on `/` is home on this device. */
export function leaveLandingPage(): void {
  if (hasEntered) return
  hasEntered = true
  writeItem(NAME, 'true')
  // The stored screen of `/` is outdated now.
  void forgetLastScreens()
}
