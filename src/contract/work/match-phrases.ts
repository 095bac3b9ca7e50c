import { phraseByCode, type PhraseRecord, phrases } from '../../reference/phrases.ts'
import { isLanguageNeeded, isPreferred } from './needed-language.ts'
import { MOST_CHOSEN, type ChosenPhrase } from './phrase.ts'
import { plainText, plainWord } from './plain-text.ts'
import { readParameters } from './read-parameters.ts'
import { WordIndex } from './word-index.ts'

interface Word {
  phrase: PhraseRecord
  others: readonly string[]
  absent: readonly string[]
}

/** Letters of a posting that are read. */
const LONGEST = 6_000
/** `1,500` and lists of visas stay together, as what is said of a list stands at its end: `E-9, H-2 불가`. */
const SENTENCES = /[\n.!?·|()[\]]+|,(?!\d|\s*[A-Ha-h]-?\d)/
/** Beside the level it belongs to: `한국어능력시험(TOPIK) 4급`. */
const TEST_IN_BRACKETS = /\(\s*(topik|토픽|한국어능력시험)\s*\)/gi
/** Languages of a list stay together, as what is said of them stands at its end: `베트남어, 중국어 우대`. */
const BETWEEN_LANGUAGES = /(?<=어)\s*[,·|]\s*(?=[가-힣]{2,6}어)/g
/** A deposit is for the room that the same line names before it: `기숙사 제공, 보증금 30만원`. */
const DEPOSIT_AFTER_ROOM = /보증금(?<=(?:숙소|기숙사|원룸|오피스텔|월세)[^\n.!?]{0,20}[,·|(]\s*보증금)/g
/** What a deposit is for. Others, such as money before the first day of work, are no condition of housing. */
const ROOM =
  /방보증금|방의보증금|방을얻|방을구|방값|숙소|숙박|기숙사|원룸|투룸|오피스텔|아파트|빌라|월세|전세/
/** Letters on both sides of a deposit. */
const NEAR = 16

/** What says the same with less. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  MEALS_GIVEN: ['MEALS_THREE', 'MEALS_TWO', 'MEALS_FREE'],
  LUNCH_GIVEN: ['MEALS_THREE', 'MEALS_TWO', 'LUNCH_FREE'],
  DORMITORY: ['DORMITORY_FREE', 'DORMITORY_COST', 'NO_HOUSING'],
  DORMITORY_FREE: ['NO_HOUSING'],
  COMPANY_BUS: ['BUS_FROM_STATION', 'BUS_FROM_AT', 'BUS_FROM_DORMITORY'],
  BONUS_PAID: ['BONUS_PERCENT'],
  TRAVEL_PAID: ['TRAVEL_MONEY'],
  VISA_HELP: ['VISA_E7_SUPPORT'],
  WEEKEND_WORK: ['WEEKEND_WORK_VOLUNTARY', 'WEEKENDS_ONLY'],
  OVERTIME_OFFERED: ['OVERTIME_VOLUNTARY', 'NO_OVERTIME'],
  SHIFT_WORK: ['TWO_SHIFTS', 'THREE_SHIFTS'],
  NIGHT_SHIFT: ['TWO_SHIFTS', 'THREE_SHIFTS', 'DAY_SHIFT'],
  HEAVY_LIFTING: ['NO_HEAVY_LIFTING'],
  GOOD_KOREAN: ['NO_KOREAN', 'SIMPLE_KOREAN', 'TOPIK_LEVEL'],
  // Where a posting says both, what is certain is that a room may be shared.
  SINGLE_ROOM: ['SHARED_ROOM'],
  EXPERIENCE_WANTED: ['NO_EXPERIENCE_OK'],
  COLLEAGUES_FROM_ABROAD: ['SAME_COUNTRY_COLLEAGUES'],
}

const order = new Map(phrases.map(({ code }, place) => [code, place]))

let known: WordIndex<Word> | undefined
const index = () => (known ??= indexOf(phrases))

/** What a sentence states. */
export type ReadSentence = (sentence: string) => readonly ChosenPhrase[]

/**
 * The conditions and tasks that a posting states, in the order in which readers see them.
 * @param read remembers sentences where many postings are read one after the other
 */
export function matchPhrases(
  { title, details }: { title: string; details: string },
  read: ReadSentence = phrasesOf,
): ChosenPhrase[] {
  const found = new Map<string, ChosenPhrase>()
  const text = `${title}\n${details}`
    .slice(0, LONGEST)
    .replaceAll(TEST_IN_BRACKETS, ' $1 ')
    .replaceAll(BETWEEN_LANGUAGES, ' ')
    .replaceAll(DEPOSIT_AFTER_ROOM, '방 보증금')
  for (const sentence of text.split(SENTENCES))
    for (const phrase of read(sentence)) if (!found.has(phrase.code)) found.set(phrase.code, phrase)
  return withoutRepeats([...found.values()]).slice(0, MOST_CHOSEN.phrases)
}

/** What one sentence states. */
export function phrasesOf(sentence: string): ChosenPhrase[] {
  const text = plainText(sentence)
  return index()
    .find(text)
    .flatMap(({ value: { phrase, others, absent }, start, end }) => {
      const places = others.map((word) => text.letters.indexOf(word))
      if (places.includes(-1) || absent.some((word) => text.letters.includes(word))) return []
      const at = { start: Math.min(start, ...places), end: Math.max(end, ...places) }
      if (!isMeant(phrase.code, text.letters, at)) return []
      const parameters = readParameters(text.letters, at, phrase.parameters)
      return parameters ? [{ code: phrase.code, parameters }] : []
    })
}

const PREFERRED_IS_LESS = new Set(['GOOD_KOREAN', 'TOPIK_LEVEL'])

/** Whether the sentence means the phrase by the word. */
function isMeant(code: string, sentence: string, at: { start: number; end: number }): boolean {
  if (code === 'DEPOSIT_NEEDED') return ROOM.test(sentence.slice(Math.max(0, at.start - NEAR), at.end + NEAR))
  if (code.startsWith('LANGUAGE_')) return isLanguageNeeded(sentence, at.start)
  return !PREFERRED_IS_LESS.has(code) || !isPreferred(sentence.slice(at.end))
}

/** Without what another phrase of the list says better, in the order of the reference data. */
export function withoutRepeats(all: readonly ChosenPhrase[]): ChosenPhrase[] {
  const codes = new Set(all.map(({ code }) => code))
  return all
    .filter(({ code }) => !SAID_BY[code]?.some((other) => codes.has(other)))
    .toSorted((a, b) => (order.get(a.code) ?? 0) - (order.get(b.code) ?? 0))
}

/** Whether a phrase exists and has exactly the values that its text needs. */
export function isWhole({ code, parameters }: ChosenPhrase): boolean {
  const phrase = phraseByCode(code)
  const given = Object.keys(parameters).length
  return (
    phrase !== undefined &&
    phrase.parameters.length === given &&
    phrase.parameters.every(({ name }) => parameters[name] !== undefined)
  )
}

function indexOf(all: readonly PhraseRecord[]): WordIndex<Word> {
  const words = new WordIndex<Word>()
  for (const phrase of all) {
    for (const text of phrase.words) {
      const [first = '', ...rest] = text.split('+')
      const others = rest.filter((part) => !part.startsWith('!')).map(plainWord)
      const absent = rest.filter((part) => part.startsWith('!')).map(plainWord)
      words.add(first, { phrase, others: others.filter((word) => word !== ''), absent })
    }
  }
  return words
}
