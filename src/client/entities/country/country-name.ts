import { OTHER_COUNTRY } from '../../../contract/candidate/resume.ts'

/**
 * The country's name in the reader's language; for a code outside the list, the name that the member entered, else
 * undefined.
 */
export function countryName(code: string, langCode: string, otherwise = ''): string | undefined {
  if (code === OTHER_COUNTRY) return otherwise || undefined
  return new Intl.DisplayNames([langCode], { type: 'region' }).of(code.toUpperCase()) ?? code
}
