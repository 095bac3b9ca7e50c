/** A name as the reference data has it. */
export interface Named {
  name: string
  nameInEnglish: string
}

/** Whether Korean texts are for this reader; everybody else gets English where their own language has none. */
export const readsKorean = (language: string): boolean => language === 'ko'

/** The name for a reader of this language. */
export const nameIn = ({ name, nameInEnglish }: Named, language: string): string =>
  readsKorean(language) ? name : nameInEnglish
