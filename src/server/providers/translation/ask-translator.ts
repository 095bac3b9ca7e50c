import { parsedAnswer } from '../json-answer.ts'

/** Milliseconds: a reader waits for it. */
const TIME_LIMIT = 8_000
/** Bytes of an answer; a translation is at most a few times as long as its text. */
const LARGEST = 200_000

/** The JSON that a provider answers. @throws Error without anything of the text */
export async function askTranslator(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  if (text.length > LARGEST) throw new Error('an answer that is too long')
  return parsedAnswer(text)
}

/** @throws Error for an answer without any text */
export function translationIn(text: string): string {
  if (text.trim() === '') throw new Error('an answer of an unknown form')
  return text
}
