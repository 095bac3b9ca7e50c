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

/** The Korean name once: the names of some languages have it already. */
export const withKoreanName = (name: string, nameKo: string): string =>
  name.includes(nameKo) ? name : `${name} (${nameKo})`
