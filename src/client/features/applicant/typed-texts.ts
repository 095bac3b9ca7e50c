import { APPLICANT_PHRASES } from '../../../contract/employer/applicant.ts'
import type { PhraseCode } from '../../../contract/message/phrases.ts'
import type { Words } from './held-acts.ts'

export type Telling = keyof typeof APPLICANT_PHRASES

/** What is typed in the sheet; kept by its owner while the sheet is closed. */
export interface TypedTexts {
  code: PhraseCode
  /** Own words by language; a language without any gets the phrase. */
  own: Readonly<Record<string, string>>
}

export const nothingTyped = (telling: Telling): TypedTexts => ({
  code: APPLICANT_PHRASES[telling][0],
  own: {},
})

/** What an applicant with this language is sent: the phrase, unless it was changed; null if it was emptied. */
export function wordsIn(langCode: string, { code, own }: TypedTexts): Words | null {
  const text = own[langCode]
  if (text === undefined) return { kind: 'PHRASE', code, params: {} }
  return text.trim() === '' ? null : { kind: 'TEXT', text: text.trim() }
}
