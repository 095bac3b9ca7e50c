import { FRAUD_CONCEPTS, type FraudConcept, type FraudLexicon } from './fraud-concepts.ts'
import { comparedForm } from './fraud-plain-text.ts'
import { chinese } from './lexicon/chinese.ts'
import { english } from './lexicon/english.ts'
import { indonesian } from './lexicon/indonesian.ts'
import { korean } from './lexicon/korean.ts'
import { nepali } from './lexicon/nepali.ts'
import { shared } from './lexicon/shared.ts'
import { vietnamese } from './lexicon/vietnamese.ts'

/** Sentences mix languages, so all lexicons are looked at. */
const LEXICONS: readonly FraudLexicon[] = [shared, korean, english, vietnamese, chinese, nepali, indonesian]

/** Where a concept stands in a sentence. */
export interface Place {
  from: number
  to: number
}
export type Concepts = ReadonlyMap<FraudConcept, readonly Place[]>

/** Places of one concept that are looked at in a sentence. */
const MAX_PLACES = 12

const CHINESE_OR_KOREAN = /[\p{Script=Han}\p{Script=Hangul}]/u
const NEPALI = /\p{Script=Devanagari}/u

/** Not within a word. A Latin word may follow Chinese or carry a Korean ending without a space. */
const LATIN_START = '(?<![\\p{sc=Latin}\\d])'
const LATIN_END = '(?!\\p{sc=Latin})'
const OTHER_START = '(?<![\\p{sc=Hangul}\\p{sc=Han}\\p{sc=Devanagari}])'

const alternatives = (stems: readonly string[]) => {
  // The longest first, as the first alternative that matches is taken.
  const sources = [...stems].sort((a, b) => b.length - a.length)
  return stems.length === 0 ? '(?!)' : `(?:${sources.join('|')})`
}

/** An expression for stems: whole words, starts of words, and those that stand anywhere. */
function sourceOf(stems: readonly string[]): string {
  const forms = stems.map((stem) =>
    comparedForm(stem)
      .replaceAll(/[.+?()]/gu, '\\$&')
      .replaceAll('~', '.{0,15}?'),
  )
  const isFree = (form: string) => CHINESE_OR_KOREAN.test(form) && !form.startsWith('_')
  const isOtherStart = (form: string) => !isFree(form) && (form.startsWith('_') || NEPALI.test(form))
  const isLatinStart = (form: string) => !isFree(form) && form.endsWith('*')
  const free = forms.filter(isFree).map((form) => form.replaceAll(' ', ' ?'))
  const others = forms
    .filter(isOtherStart)
    .map((form) => (form.startsWith('_') ? form.slice(1).replaceAll(' ', ' ?') : form))
  const starts = forms.filter(isLatinStart).map((form) => form.slice(0, -1).replaceAll(' ', '[ -]'))
  const words = forms
    .filter((form) => !isFree(form) && !isOtherStart(form) && !isLatinStart(form))
    .map((form) => form.replaceAll(' ', '[ -]'))
  const latin = `${LATIN_START}(?:${alternatives(words)}${LATIN_END}|${alternatives(starts)})`
  return `${latin}|${OTHER_START}${alternatives(others)}|${alternatives(free)}`
}

/** What makes a number a sum of money or a share of one. */
const UNITS = [
  '원|만|천|백만|달러|퍼센트|프로',
  'won|krw|₩|usd|\\$|dollars?|bucks|k(?!\\p{sc=Latin})|million|%|pesos?|taka|baht|rs|rupees?',
  'đô|đồng|triệu|vạn|man|củ|tr(?!\\p{sc=Latin})|nghìn|ngàn|phần trăm',
  '万|元|块|千|百|美金|美元|韩元|韩币',
  'बन|डलर|लाख|lakh|हजार|रु|प्रतिशत',
  'juta|jt|ribu|rb|dolar|rupiah|persen',
].join('|')
/** Sums of money: a number with a unit, a large number, or one in words. */
const SUM = [
  '(?:₩|\\$) ?\\d',
  '\\d{1,3}(?:[.,]\\d{3})+',
  `\\d[\\d.,]{0,12} ?(?:${UNITS})`,
  '[일이삼사오육칠팔구십백천]{1,6} ?만',
  '[一二两三四五六七八九十百千]{1,6}(?:万|元|块)',
  '(?:hundred|thousand|million) (?:won|dollars)',
].join('|')

/** Lines of a lexicon end with a separator. A space at the end of a stem belongs to it. */
const stemsOf = (stems: string) => (stems === '' ? [] : stems.trimStart().split(/\|\s*/u))

const expressionOf = (concept: FraudConcept) => {
  const source = sourceOf(LEXICONS.flatMap((lexicon) => stemsOf(lexicon[concept] ?? '')))
  return new RegExp(concept === 'AMOUNT' ? `${source}|${SUM}` : source, 'gu')
}

const EXPRESSIONS = FRAUD_CONCEPTS.map((concept) => [concept, expressionOf(concept)] as const)

/** The concepts in a sentence in its compared form. */
export function conceptsIn(sentence: string): Map<FraudConcept, Place[]> {
  const found = new Map<FraudConcept, Place[]>()
  for (const [concept, expression] of EXPRESSIONS) {
    const places: Place[] = []
    for (const { 0: words, index } of sentence.matchAll(expression)) {
      if (places.push({ from: index, to: index + words.length }) === MAX_PLACES) break
    }
    if (places.length > 0) found.set(concept, places)
  }
  return found
}
