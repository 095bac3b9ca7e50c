import { uzbekInLatin } from './fold.ts'

/**
 * Korean names as speakers of Russian, Mongolian and Uzbek spell what they hear. Russian follows Kontsevich; common
 * simpler spellings are further variants.
 */
export function soundsOf(hangul: string): string[] {
  const syllables = Array.from(hangul, syllableOf)
  if (!syllables.every((each) => each !== undefined)) return []
  const cyrillic = spellings(syllables, inCyrillic)
  return [...new Set([...cyrillic, ...cyrillic.map((name) => uzbekInLatin(name) ?? name)])]
}

/** Indexes of the three parts in Unicode's order: 19 initials, 21 vowels, 27 finals and none. */
interface Syllable {
  initial: number
  vowel: number
  final: number
}

const FIRST = 0xac00
const [VOWELS, FINALS] = [21, 28]

function syllableOf(letter: string): Syllable | undefined {
  const index = (letter.codePointAt(0) ?? 0) - FIRST
  if (index < 0 || index >= 19 * VOWELS * FINALS) return undefined
  const initial = Math.floor(index / (VOWELS * FINALS))
  return { initial, vowel: Math.floor(index / FINALS) % VOWELS, final: index % FINALS }
}

/** How a name is spelt in one variant. */
type Spell = (syllable: Syllable, before: Syllable | undefined) => string

const spellings = (syllables: readonly Syllable[], variants: readonly Spell[]): string[] =>
  variants.map((spell) => syllables.map((each, at) => spell(each, syllables[at - 1])).join(''))

const list = (text: string) => text.split(' ').map((each) => (each === '-' ? '' : each))
/** Finals of one consonant that others are heard as: ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅇ. */
const HEARD = list('- ㄱ ㄱ ㄱ ㄴ ㄴ ㄴ ㄷ ㄹ ㄱ ㅁ ㅂ ㄹ ㄹ ㅂ ㄹ ㅁ ㅂ ㅂ ㄷ ㄷ ㅇ ㄷ ㄷ ㄱ ㄷ ㅂ ㄷ')
const isVoiced = (before: Syllable | undefined) =>
  before !== undefined && ['', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅇ'].includes(HEARD[before.final] ?? '')

const CYRILLIC = {
  initials: list('к кк н т тт р м п пп с сс - ч чч чх кх тх пх х'),
  voiced: list('г кк н д тт р м б пп с сс - дж чч чх кх тх пх х'),
  plain: list('к к н т т р м п п с с - ч ч ч к т п х'),
  plainVoiced: list('г к н д т р м б п с с - ж ч ч к т п х'),
  vowels: list('а э я йя о е ё е о ва вэ ве ё у во ве ви ю ы ый и'),
}
const CYRILLIC_FINALS: Readonly<Record<string, readonly string[]>> = {
  ㄱ: ['к', 'г'],
  ㄴ: ['н', 'н'],
  ㄷ: ['т', 'т'],
  ㄹ: ['ль', 'л'],
  ㅁ: ['м', 'м'],
  ㅂ: ['п', 'п'],
  ㅇ: ['н', 'нг'],
}
const [S, I] = [9, 20]

const cyrillic =
  (isPlain: boolean, hasG: boolean): Spell =>
  ({ initial, vowel, final }, before) => {
    const { initials, voiced, plain, plainVoiced, vowels } = CYRILLIC
    const table = isVoiced(before) ? (isPlain ? plainVoiced : voiced) : isPlain ? plain : initials
    const first = isPlain && initial === S && vowel === I ? 'ш' : (table[initial] ?? '')
    const last = CYRILLIC_FINALS[HEARD[final] ?? '']?.[hasG ? 1 : 0] ?? ''
    return first + (vowels[vowel] ?? '') + last
  }

const MONGOLIAN = {
  aspirated: list('к к н т т р м п п с с - ч ч ч к т п х'),
  voiced: list('г к н д т р м б п с с - ж ж ч к т п х'),
  vowels: list('а э я е о е ё е о ва вэ ве ё у во ве ви ю ү ы и'),
}
const [O, U] = [8, 13]

/** Mongolian has more vowels: 구미 is `Күми` and `Гуми`, 통영 `Тунён`. */
const mongolian =
  (initials: readonly string[], ou: { o: string; u: string }): Spell =>
  ({ initial, vowel, final }, before) => {
    const first = (before === undefined ? initials : MONGOLIAN.voiced)[initial] ?? ''
    const spoken = vowel === O ? ou.o : vowel === U ? ou.u : (MONGOLIAN.vowels[vowel] ?? '')
    const last = CYRILLIC_FINALS[HEARD[final] ?? '']?.[0] ?? ''
    return (initial === S && vowel === I ? 'ш' : first) + spoken + last.replace('ь', '')
  }
const vowelsOfMongolian = [
  { o: 'о', u: 'у' },
  { o: 'о', u: 'ү' },
  { o: 'у', u: 'у' },
]
const inMongolian = [MONGOLIAN.aspirated, MONGOLIAN.voiced].flatMap((initials) =>
  vowelsOfMongolian.map((ou) => mongolian(initials, ou)),
)

const inCyrillic = [
  cyrillic(false, false),
  cyrillic(true, false),
  cyrillic(true, true),
  cyrillic(false, true),
  ...inMongolian,
]
