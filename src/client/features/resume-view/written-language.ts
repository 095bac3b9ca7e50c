const LATIN = new Set(['en', 'id', 'uz', 'vi', 'fil', 'tl', 'ms', 'fr', 'es', 'pt', 'de', 'it', 'tr', 'pl'])
/** Letters that Vietnamese has and English has not. */
const VIETNAMESE = /[ăâđêôơưĂÂĐÊÔƠƯ\u1EA0-\u1EF9]/u

/**
 * The language that a text is most likely written in: Korean where there is Hangul, else that of the writer's country
 * where the letters fit it, else English.
 * @param native language of the writer's country
 */
export function writtenLanguage(text: string, native: string | undefined): string {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko'
  if (native === undefined || native === 'ko') return 'en'
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(text)
  if (isLatin !== LATIN.has(native)) return 'en'
  if (native === 'vi') return VIETNAMESE.test(text) ? 'vi' : 'en'
  return native
}
