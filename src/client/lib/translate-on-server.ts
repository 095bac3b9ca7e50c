import { TRANSLATION_LENGTH, translateText } from '../../contract/translation.ts'
import { call } from './api.ts'

/** Milliseconds for each piece: the provider behind the server takes its time. */
const TIMEOUT = 15_000

/**
 * Text in another language by the provider that this site has set up; long text in pieces, paragraph by paragraph.
 * @throws ApiProblem TRANSLATION_UNAVAILABLE where there is none, and as `call`
 */
export async function translateOnServer(
  text: string,
  langCode: string,
  signal: AbortSignal,
): Promise<string> {
  const pieces: string[] = []
  for (const piece of piecesOf(text)) pieces.push(await translatedPiece(piece, langCode, signal))
  return pieces.join('\n')
}

async function translatedPiece(text: string, langCode: string, signal: AbortSignal): Promise<string> {
  if (text.trim() === '') return text
  const { data } = await call(translateText, { body: { text, langCode }, signal, timeout: TIMEOUT })
  return data.text
}

/** Whole lines, as many as one call takes; a line that is longer by itself is cut. */
export function piecesOf(text: string, longest = TRANSLATION_LENGTH): string[] {
  const pieces: string[] = []
  for (const line of text.split('\n')) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + 1 + line.length <= longest)
      pieces[pieces.length - 1] = `${last}\n${line}`
    else
      for (let start = 0; start === 0 || start < line.length; start += longest)
        pieces.push(line.slice(start, start + longest))
  }
  return pieces
}
