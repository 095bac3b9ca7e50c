import { OTHER_COUNTRY } from '../../../contract/candidate/resume.ts'

/** The country's name in the reader's language; one outside of the list by what its member wrote, else undefined. */
export function countryName(code: string, langCode: string, otherwise = ''): string | undefined {
  if (code === OTHER_COUNTRY) return otherwise || undefined
  return new Intl.DisplayNames([langCode], { type: 'region' }).of(code.toUpperCase()) ?? code
}
