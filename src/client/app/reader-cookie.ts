import { landingRedirect } from '../entities/site/landing-redirect.ts'
import { chosenLangCode } from '../i18n/locale-preference.ts'
import { currentMemberId } from '../api/session.ts'

const NAME = 'ilteo.reader'
const YEAR = 31_536_000

let written = ''

/**
 * Tells the server what it needs to know so as not to draw a page that this reader would see change: the language they
 * chose, and whether they are a member or past the landing page. It says nothing about who they are.
 */
export function updateReaderCookie(): void {
  const known = currentMemberId() !== null ? 'member' : landingRedirect() === 'home' ? 'entered' : ''
  const value = `${chosenLangCode() ?? ''}.${known}`
  const isKept = document.cookie.includes(`${NAME}=`)
  if (value === written || (value === '.' && !isKept)) return
  written = value
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`
}
