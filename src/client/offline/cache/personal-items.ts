import { writeItem } from '../../browser/device-items.ts'
import { forgetCountry } from '../../i18n/locale-preference.ts'

/*
 * What pages keep of a person outside of IndexedDB, beside the session and the stay (own-facts-kept.ts). The modules
 * that write it may not be loaded where somebody signs out.
 */

/** Where the reader is. */
export const PLACE = 'ilteo.place'
/** The translator that the reader opens texts in. */
export const TRANSLATOR = 'ilteo.translator'
/** Begins the names of what was chosen on pages of payments, in the tab. */
export const PAYMENT = 'ilteo.payment'
/** Sign-ins begun at a provider. */
export const SOCIAL_ATTEMPTS = 'ilteo.socialSignIn'
/** The job that is added to the favorites after a sign-in, in the tab. */
export const WANTED_FAVORITE = 'ilteo.wantedBookmark'

/** Removes what would be found in forms and lists of the next person on this device. */
export function removePersonalItems(): void {
  forgetCountry()
  writeItem(PLACE, null)
  writeItem(TRANSLATOR, null)
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index))
    for (const name of names) if (name?.startsWith(PAYMENT)) sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled: there is none.
  }
}

/** Removes what was to go on after a sign-in: whoever signs in after a sign-out has not begun it. */
export function removeBegunSignIns(): void {
  writeItem(SOCIAL_ATTEMPTS, null)
  writeItem(WANTED_FAVORITE, null, 'sessionStorage')
}
