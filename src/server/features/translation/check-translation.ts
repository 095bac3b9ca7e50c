const TAG = /<\/?[a-z][^>]*>/i
const HANGUL = /\p{Script=Hangul}/u
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}
const ENTITY = /&(?:amp|lt|gt|quot|#39|#x27);/g
/** Translations are longer than Korean, but not this many times. */
const LONGEST = 8

/**
 * What a provider answered, as plain text.
 * @throws Error for what cannot be a translation; its message contains nothing of the text
 */
export function checkedTranslation(original: string, answer: string, langCode: string): string {
  const hasEntities = original.search(ENTITY) >= 0
  const text = hasEntities ? answer : answer.replaceAll(ENTITY, (entity) => ENTITIES[entity] ?? entity)
  if (text.trim() === '') throw new Error('the translation is empty')
  if (TAG.test(text) && !TAG.test(original)) throw new Error('the translation contains markup')
  if (text.length > LONGEST * original.length + 200) throw new Error('the translation is too long')
  if (langCode !== 'ko' && HANGUL.test(original) && text.trim() === original.trim())
    throw new Error('nothing was translated')
  return text
}
