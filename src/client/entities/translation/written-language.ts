import { langOfKorean } from '../../i18n/lang-of-korean.ts'

const LATIN = new Set(['en', 'id', 'uz', 'vi', 'fil', 'tl', 'ms', 'fr', 'es', 'pt', 'de', 'it', 'tr', 'pl'])
/** Letters of Vietnamese that English lacks. */
const VIETNAMESE = /[ăâđêôơưĂÂĐÊÔƠƯ\u1EA0-\u1EF9]/u

/**
 * The likely language of a text: Korean if it contains Hangul, else that of the writer's country if the
 * script fits, else English.
 * @param native language of the writer's country
 */
export function writtenLanguage(text: string, native: string | undefined): string {
  if (langOfKorean(text)) return 'ko'
  if (native === undefined || native === 'ko') return 'en'
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(text)
  if (isLatin !== LATIN.has(native)) return 'en'
  if (native === 'vi') return VIETNAMESE.test(text) ? 'vi' : 'en'
  return native
}
