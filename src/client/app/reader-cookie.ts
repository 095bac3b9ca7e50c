import { landingRedirect } from '../entities/site/landing-redirect.ts'
import { chosenLangCode } from '../i18n/locale-preference.ts'
import { currentMemberId } from '../api/session.ts'

const NAME = 'ilteo.reader'
const YEAR = 31_536_000

let written = ''

/**
 * Sets a cookie with what the server needs in order not to render a page that would change for this reader: the chosen
 * language, and whether they are signed in or have left the landing page before. It does not identify them.
 */
export function updateReaderCookie(): void {
  const known = currentMemberId() !== null ? 'member' : landingRedirect() === 'home' ? 'entered' : ''
  const value = `${chosenLangCode() ?? ''}.${known}`
  const hasCookie = document.cookie.includes(`${NAME}=`)
  if (value === written || (value === '.' && !hasCookie)) return
  written = value
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}
