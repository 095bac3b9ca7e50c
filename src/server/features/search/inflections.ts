import { fold } from './fold.ts'

const CYRILLIC_ENDINGS =
  // Russian
  'ами ями ого его ому ему ыми ими ии ыи ои еи ою ом ем ам ям ах ях ая яя ое ее ые ие ую юю ' +
  // Mongolian
  'иин ын ны таи тои тэи аас оос ээс өөс аар оор ээр өөр ииг ыг ууд үүд аа оо ээ өө'
/** Endings of Russian and Mongolian cases; `гүй` turns a Mongolian word into its opposite and is none. */
const CYRILLIC_CASE = new RegExp(
  `^(\\p{Script=Cyrillic}{4,}?)(?:${CYRILLIC_ENDINGS.replaceAll(' ', '|')}|[аяоеуюыиьд])?$`,
  'u',
)

/** Words for people drop a vowel before the ending: `гагнуурчин`, `гагнуурчны`. */
const MONGOLIAN_PERSON = /ч(?:ны|ноос|наас|нөөс|нээс|нд)$/u

/** What the cases of Cyrillic words have in common. */
export function cyrillicStems(text: string): string | undefined {
  return eachCyrillic(text, (word) => {
    const plain = word.replace(MONGOLIAN_PERSON, 'чин')
    return CYRILLIC_CASE.exec(plain)?.[1] ?? plain
  })
}

/** Cyrillic words as they are, in the form of `cyrillicStems`. */
export const cyrillicWords = (text: string): string | undefined => eachCyrillic(text, (word) => word)

function eachCyrillic(text: string, form: (word: string) => string): string | undefined {
  if (!/^[\p{Script=Cyrillic}\s-]+$/u.test(text)) return undefined
  const words = text.split(/[\s-]+/u).map((word) => form(fold(word)))
  return words.join(' ')
}

/** Endings of Uzbek words, the outer ones first: case, possessor, plural. */
const UZBEK_ENDINGS = [
  /(?:dagi|dan|da|ga|ka|qa|ning|ni|cha)$/,
  /(?:imiz|ingiz|larim|lari|si|i|im|ing)$/,
  /lar$/,
]
/** Postpositions of Nepali, which are written together with the word before them, and its plural. */
const NEPALI_ENDING = /(?:हरु|हरू|को|का|की|मा|लाई|बाट|ले|सँग|सित|देखि|सम्म|तिर|मै|कै|द्वारा|भित्र)$/u
/** Letters of the shortest word that endings are taken from. */
const MIN_STEM_LENGTH = { uzbek: 4, nepali: 3 }

/** A word without its endings, one after the other: `xonalarini`, `xonalari`, `xonalar`, `xona`. */
export function stemsOf(folded: string): string[] {
  if (/^[a-z]+$/.test(folded)) return uzbekStems(folded)
  return /^\p{Script=Devanagari}+$/u.test(folded) ? nepaliStems(folded) : []
}

function uzbekStems(folded: string): string[] {
  let forms = [folded]
  for (const ending of UZBEK_ENDINGS)
    forms = forms.flatMap((form) => {
      const stem = form.replace(ending, '')
      return stem !== form && stem.length >= MIN_STEM_LENGTH.uzbek ? [form, stem] : [form]
    })
  return forms.slice(1)
}

function nepaliStems(folded: string): string[] {
  const stems: string[] = []
  for (let form = folded; ;) {
    const stem = form.replace(NEPALI_ENDING, '')
    if (stem === form || stem.length < MIN_STEM_LENGTH.nepali) return stems
    stems.push(stem)
    form = stem
  }
}
