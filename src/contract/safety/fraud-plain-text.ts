import { normalForm } from '../base/normal-form.ts'

/** Characters looked at; a message is shorter. */
const MAX_LENGTH = 6_000
/** A text without full stops is looked at in parts of this length, which bounds the work on each. */
const MAX_SENTENCE = 400

/** Sentences that have no more characters together are looked at as one. */
const SHORT_PASSAGE = 160

const SENTENCE_END = /(?<=[.!?…]) |(?<=[。！？।])|\n/gu
const LONG_PART = new RegExp(`.{1,${MAX_SENTENCE}}`, 'gsu')

/** Invisible characters, and marks that belong to no script, hide words. */
const INVISIBLE = /[\p{Cf}\p{Script=Inherited}]/gu

/** Adds a sentence to the last passage while that is short. */
function grouped(passages: string[][], sentence: string): string[][] {
  const last = passages.at(-1)
  const length = last === undefined ? 0 : last.join(' ').length + sentence.length
  if (last === undefined || length > SHORT_PASSAGE) passages.push([sentence])
  else last.push(sentence)
  return passages
}

/** The sentences of a text as they are shown, in passages: a demand is often spread over two short sentences. */
export const passagesOf = (text: string): string[][] =>
  normalForm(text.slice(0, MAX_LENGTH), 'NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.trim().match(LONG_PART) ?? [])
    .reduce<string[][]>(grouped, [])

/** Spellings of one sound, which writers of Nepali mix; the second of each pair is used. */
const NEPALI = new Map(
  ['ीि', 'ूु', 'ईइ', 'ऊउ', 'शस', 'षस', 'वब', 'णन', 'ङन', 'ञन'].map((pair) => [pair[0], pair[1]] as const),
)
const NEPALI_DROPPED = /[\u0901-\u0903\u093C\u200C\u200D]/gu
const NEPALI_LETTER = /[\u0908-\u0940\u0942]/gu
const NEPALI_DIGIT = /[\u0966-\u096F]/gu

/** Vietnamese writes the tone of some vowel pairs on either letter. */
const VIETNAMESE: readonly (readonly [RegExp, string])[] = [
  ['oà', 'òa'],
  ['oá', 'óa'],
  ['oả', 'ỏa'],
  ['oã', 'õa'],
  ['oạ', 'ọa'],
  ['uỳ', 'ùy'],
  ['uý', 'úy'],
  ['uỷ', 'ủy'],
  ['uỹ', 'ũy'],
  ['uỵ', 'ụy'],
].map(([from, to]) => [new RegExp(`${from}(?![a-zà-ỹ])`, 'gu'), to as string] as const)

/** `텔.레.그.램`: syllables that are kept apart to hide a word. */
const APART = /(?<![가-힣])[가-힣](?:[ .·_*-][가-힣](?![가-힣])){2,}/gu

/** A sentence or stem in the spelling in which they are compared. */
export const comparedForm = (text: string): string =>
  VIETNAMESE.reduce((form, [from, to]) => form.replaceAll(from, to), normalForm(text, 'NFKC').toLowerCase())
    .replaceAll(NEPALI_DROPPED, '')
    .replaceAll(NEPALI_LETTER, (letter) => NEPALI.get(letter) ?? letter)
    .replaceAll(NEPALI_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replaceAll(APART, (syllables) => syllables.replaceAll(/[ .·_*-]/gu, ''))
    .replaceAll(/[’‘`]/gu, "'")
