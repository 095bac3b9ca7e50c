import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'

const LATIN = new Set(['en', 'id', 'uz', 'vi', 'fil', 'tl', 'ms', 'fr', 'es', 'pt', 'de', 'it', 'tr', 'pl'])
/** Letters of Vietnamese that English lacks. */
const VIETNAMESE = /[ăâđêôơưĂÂĐÊÔƠƯ\u1EA0-\u1EF9]/u
/** Letters that no other language has which is written here. */
const ONLY_VIETNAMESE = /[đơưĐƠƯ\u1EA0-\u1EF9]/u

/** Languages by their script, the likeliest first. */
const SCRIPTS: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Khmer}/u, ['km']],
  [/\p{Script=Myanmar}/u, ['my']],
  [/\p{Script=Devanagari}/u, ['ne', 'hi']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh']],
  // Letters that Russian lacks.
  [/[өүӨҮ]/u, ['mn', 'kk', 'ky']],
  [/\p{Script=Cyrillic}/u, ['ru', 'mn', 'kk', 'ky', 'uz', 'tg']],
]

/**
 * The likely language of a text: Korean if it contains Hangul, else what its letters tell, else that of the writer's
 * country or account if the script fits, else English.
 * @param native language of the writer's country or account
 */
export function writtenLanguage(text: string, native: string | undefined): string {
  if (langOfKorean(text)) return 'ko'
  const composed = normalForm(text, 'NFC')
  if (ONLY_VIETNAMESE.test(composed)) return 'vi'
  const languages = SCRIPTS.find(([script]) => script.test(composed))?.[1]
  if (languages) return languages.find((each) => each === native) ?? languages[0] ?? 'en'
  if (native === undefined || native === 'ko') return 'en'
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(composed)
  if (isLatin !== LATIN.has(native)) return 'en'
  if (native === 'vi') return VIETNAMESE.test(composed) ? 'vi' : 'en'
  return native
}
