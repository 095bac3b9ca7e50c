import { OTHER_COUNTRY } from '../../../contract/candidate/resume.ts'
import { regionName } from '../../i18n/region-name.ts'

/**
 * The country's name in the reader's language; for `OTHER_COUNTRY` the name that the member entered, or undefined if
 * there is none.
 */
export function countryName(code: string, langCode: string, enteredName = ''): string | undefined {
  if (code === OTHER_COUNTRY) return enteredName || undefined
  return regionName(code, langCode) ?? code
}
