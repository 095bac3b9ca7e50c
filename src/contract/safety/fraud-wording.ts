import { koreanAndEnglish } from './fraud-patterns-korean-english.ts'
import { workersLanguages } from './fraud-patterns-workers.ts'
import { FRAUD_SIGNALS, type FraudSignal } from './fraud-signals.ts'
import { normalForm } from '../base/normal-form.ts'

/**
 * A sentence that matches is no sign of a fraud: it says that nothing is asked for, warns of a fraud, or is about a copy.
 * Holds only wording that a fraud would not use in the sentence of its own demand.
 */
const HARMLESS =
  /(받지\s?않|(요구|보관|요청)하지\s?않|안\s?받|조심하|누구도|주의하|(여권|등록증|신분증)\s?사본|회사가\s?(부담|대신)|신고하|never (ask|charge|take|keep|lend)|nobody may|(do not|don't) (ask|charge|take|keep)|no fees?\b|beware|be careful|\bcopy of|paid by the company|company pays|không (thu|giữ|mất phí|phải (nộp|đóng|trả))|cẩn thận|bản sao|công ty (trả|chịu)|不收|不用交|不扣|小心|复印件|公司(承担|支付)|लिइँदैन|लिँदैनौं|होसियार|फोटोकपी|tidak (memungut|meminta|menahan|menyimpan|dipungut)|waspada|hati-hati|fotokopi|salinan|ditanggung perusahaan|perusahaan (membayar|menanggung))/iu

/** Where a sentence ends; spaces are single here. */
const ENDS = ['. ', '! ', '? ', '。', '！', '？', '।']

/** Characters looked at; a message is shorter. */
const LONGEST = 6_000

/** Invisible characters, and marks that belong to no script, hide words from patterns. */
const plain = (text: string) =>
  normalForm(text.slice(0, LONGEST), 'NFKC')
    .replaceAll(/[\p{Cf}\p{Script=Inherited}]/gu, '')
    .replaceAll(/\s+/gu, ' ')

/** The sentence around a place of the text. */
function sentenceAround(text: string, from: number, to: number): string {
  const starts = ENDS.map((end) => text.lastIndexOf(end, from - 1))
  const ends = ENDS.map((end) => text.indexOf(end, to)).filter((end) => end >= 0)
  return text.slice(Math.max(0, ...starts), Math.min(text.length, ...ends))
}

/** The first words in a plain text that match a pattern in a sentence that is not harmless. */
function wordsIn(looked: string, pattern: RegExp): string | null {
  for (const { 0: words, index } of looked.matchAll(pattern)) {
    if (!HARMLESS.test(sentenceAround(looked, index, index + words.length))) return words
  }
  return null
}

function wordingIn(looked: string, signal: FraudSignal): string | null {
  for (const pattern of [...koreanAndEnglish[signal], ...workersLanguages[signal]]) {
    const words = wordsIn(looked, pattern)
    if (words !== null) return words
  }
  return null
}

/** All signals in a text, the most serious first. */
export function fraudSignalsIn(text: string): FraudSignal[] {
  const looked = plain(text)
  return FRAUD_SIGNALS.filter((signal) => wordingIn(looked, signal) !== null)
}

/** The words of a text that are a sign of a fraud; null if none are. */
export const fraudWording = (text: string, signal: FraudSignal): string | null =>
  wordingIn(plain(text), signal)

/** The most serious signal in a text; null without one. */
export const fraudSignalIn = (text: string): FraudSignal | null => fraudSignalsIn(text)[0] ?? null
