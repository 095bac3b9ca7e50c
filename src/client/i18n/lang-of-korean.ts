/**
 * The `lang` of a text that may be written in Korean, such as a name or what an employer typed: `ko` if it contains
 * Hangul. Screen readers and fonts would else take it for the page's language.
 */
export const langOfKorean = (text: string | null | undefined): 'ko' | undefined =>
  text && /\p{Script=Hangul}/u.test(text) ? 'ko' : undefined
