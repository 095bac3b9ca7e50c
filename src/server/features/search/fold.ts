import { plainWord } from '../../../contract/work/plain-text.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'

/** Marks of Uzbek letters, which are typed in many ways or left out. */
const APOSTROPHES = /['`´ʻʼ‘’]/g

export const withoutApostrophes = (word: string): string => word.replaceAll(APOSTROPHES, '')

/** A word as it is compared: small letters without blanks, tones and marks. */
export const fold = (word: string): string => plainWord(withoutApostrophes(word))

const UZBEK: Readonly<Record<string, string>> = Object.fromEntries(
  'а a б b в v г g ғ g д d е e ё yo ж j з z и i й y к k қ q л l м m н n о o ў o п p р r с s т t у u ф f х x ҳ h ц ts ч ch ш sh ъ  ь  э e ю yu я ya'
    .split(' ')
    .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [])),
)

/** Cyrillic Uzbek in the Latin letters that the names are in; undefined for words of other scripts. */
export function uzbekInLatin(word: string): string | undefined {
  if (!/\p{Script=Cyrillic}/u.test(word)) return undefined
  const letters = normalForm(word, 'NFC').toLowerCase()
  if (!/^[\p{Script=Cyrillic}\s]+$/u.test(letters)) return undefined
  return fold(Array.from(letters, (letter) => UZBEK[letter] ?? letter).join(''))
}
