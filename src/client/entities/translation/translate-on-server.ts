import { TRANSLATION_LENGTH, translateText } from '../../../contract/message/translation.ts'
import { call } from '../../api/api.ts'

/**
 * Translates with the provider that this site has configured; long text in pieces.
 * @throws ApiProblem TRANSLATION_UNAVAILABLE if there is none, and as `call`
 */
export async function translateOnServer(
  text: string,
  langCode: string,
  signal: AbortSignal,
): Promise<string> {
  const pieces = await Promise.all(piecesOf(text).map((piece) => translatedPiece(piece, langCode, signal)))
  return pieces.join('')
}

async function translatedPiece(text: string, langCode: string, signal: AbortSignal): Promise<string> {
  const trimmed = text.trim()
  if (trimmed === '') return text
  const { data } = await call(translateText, { body: { text: trimmed, langCode }, signal })
  // Providers trim whitespace, which separates the pieces: restore it.
  const start = text.indexOf(trimmed)
  return text.slice(0, start) + data.text.trim() + text.slice(start + trimmed.length)
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
