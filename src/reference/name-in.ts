/** A name as the reference data has it. */
interface Named {
  name: string
  nameInEnglish: string
}

/** Whether Korean texts are for this reader. Everybody else gets English where there is nothing in their language. */
export const readsKorean = (langCode: string): boolean => langCode === 'ko'

/** The name for a reader of this language. */
export const nameIn = ({ name, nameInEnglish }: Named, langCode: string): string =>
  readsKorean(langCode) ? name : nameInEnglish

const ISO_CODE = /^[a-z]{2}$/i

/** The country's name for a reader of any language; `etc` and the like have no name beyond Korean and English. */
export function countryNameIn(country: Named & { code: string }, langCode: string): string {
  const isInData = readsKorean(langCode) || langCode === 'en'
  if (isInData || !ISO_CODE.test(country.code)) return nameIn(country, langCode)
  const names = new Intl.DisplayNames([langCode, 'en'], { type: 'region', fallback: 'none' })
  return names.of(country.code.toUpperCase()) ?? country.nameInEnglish
}
