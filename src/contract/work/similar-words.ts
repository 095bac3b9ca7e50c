import { occupationHints, occupations } from '../../reference/occupations.ts'
import { normalForm } from '../base/normal-form.ts'
import { withoutOneLetter } from './near-word.ts'
import { plainWord } from './plain-text.ts'

/** Letters of the alphabet in words that are compared with one wrong letter. */
const SHORTEST = 6
const LONGEST = 40
/** Syllables: shorter words are near too many others, as `경력` (experience) is to `경락` (massage). */
const MIN_SYLLABLES = 3

/** What is before it is too short to be compared: `소공장` (a small factory) is no `솜공장` (one of cotton). */
const FACTORY = '공장'

/** Names of places and words of postings that look like those of an occupation: `통영` is no `통역`. */
const others = new Set([...occupationHints.noise, ...occupationHints.ordinary])

let known: Map<string, string> | undefined

/**
 * A title with each word replaced by one that employers use and that differs in one letter of the alphabet: `용졉공` by
 * `용접공`. Words without a similar one are left out.
 * @param shortest letters of the alphabet that a word has at least
 */
export function similarWords(title: string, shortest = 0): string {
  return title
    .split(/[^\p{L}\p{N}]+/u)
    .slice(0, LONGEST)
    .map((word) => plainWord(word))
    .filter((word) => !others.has(word))
    .filter((word) => normalForm(word, 'NFD').length >= shortest)
    .flatMap((word) => similarTo(word) ?? [])
    .join(' ')
}

function similarTo(word: string): string | undefined {
  if (word.length < MIN_SYLLABLES) return undefined
  known ??= shortened()
  const letters = normalForm(word, 'NFD')
  if (letters.length < SHORTEST - 1 || letters.length > LONGEST) return undefined
  const found = [letters, ...withoutOneLetter(letters)].map((part) => known?.get(part)).find(Boolean)
  // What is spelt like this was found already.
  return found === undefined || plainWord(found) === word ? undefined : found
}

/** Every word by itself with one letter left out; a wrong, missing or additional letter leads to the same text. */
function shortened(): Map<string, string> {
  const words = occupations
    .flatMap(({ ko, en }) => [...ko, ...en.filter((word) => /^[a-z]{6,}$/.test(word))])
    .filter((word) => !/[~+]/.test(word) && !word.endsWith(FACTORY))
  const found = new Map<string, string>()
  for (const word of words) {
    const plain = plainWord(word)
    const letters = normalForm(plain, 'NFD')
    if (letters.length < SHORTEST || plain.length < MIN_SYLLABLES) continue
    for (const part of [letters, ...withoutOneLetter(letters)]) if (!found.has(part)) found.set(part, word)
  }
  return found
}
