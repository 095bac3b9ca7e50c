import {
  TRANSLATION_LENGTH,
  type TranslatedField,
  translateText,
} from '../../../contract/message/translation.ts'
import { call } from '../../api/api.ts'

/** What a text is of. */
export interface TranslatedOf {
  field: TranslatedField
  id: string
}

/**
 * Translates with the provider that this site has configured; long text in pieces, which the site does not store.
 * @throws ApiProblem TRANSLATION_UNAVAILABLE if there is none, and as `call`
 */
export async function translateOnServer(
  text: string,
  langCode: string,
  signal: AbortSignal,
  of?: TranslatedOf,
): Promise<{ text: string; by: string }> {
  const pieces = piecesOf(text)
  if (of && pieces.length === 1) {
    const { data } = await call(translateText, { body: { text, langCode, of }, signal })
    return { text: data.text, by: data.by ?? '' }
  }
  const made = await Promise.all(pieces.map((piece) => translatedPiece(piece, langCode, signal)))
  return { text: made.map((piece) => piece.text).join(''), by: made.find(({ by }) => by !== '')?.by ?? '' }
}

async function translatedPiece(text: string, langCode: string, signal: AbortSignal) {
  const trimmed = text.trim()
  if (trimmed === '') return { text, by: '' }
  const { data } = await call(translateText, { body: { text: trimmed, langCode }, signal })
  // Providers trim whitespace, which separates the pieces: restore it.
  const start = text.indexOf(trimmed)
  const whole = text.slice(0, start) + data.text.trim() + text.slice(start + trimmed.length)
  return { text: whole, by: data.by ?? '' }
}

/**
 * Splits a text into pieces that fit one call, at paragraphs if possible, else after a sentence, else at a space, and
 * never within a character. Joined they are the text.
 */
export function piecesOf(text: string, longest = TRANSLATION_LENGTH): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > longest) {
    const end = cutOf(rest, longest)
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...pieces, rest]
}

/** Where a text may be split, best first. */
const ENDS = [/^.*\n/s, /^.*[.!?…。！？]["')\]」』”’]*\s/s, /^.*\s/s]

function cutOf(text: string, longest: number): number {
  const fitting = text.slice(0, longest)
  for (const end of ENDS) {
    const found = end.exec(fitting)
    if (found) return found[0].length
  }
  const isInside = /[\uD800-\uDBFF]$/.test(fitting) && longest > 1
  return isInside ? longest - 1 : longest
}
