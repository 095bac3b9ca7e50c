import * as z from 'zod/mini'
import { normalForm } from '../base/normal-form.ts'
import { visibleLines } from '../base/visible-text.ts'

/** Characters of a message, counted as code points. */
export const MESSAGE_LENGTH = 2_000

/** Control characters beside line breaks and tabs; terminals and other programs obey them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u
/** UTF-16 units; longer input is refused before any work is done on it. */
const MAX_UNITS = 4 * MESSAGE_LENGTH + 1_000

/** A message as it is stored: composed characters, plain line breaks, at most six marks on a letter. */
export const normalisedMessage = (text: string): string =>
  visibleLines(normalForm(text.replaceAll(/\r\n?/g, '\n'), 'NFC'))

/** 1 to 2,000 visible characters. */
export const MessageText = z.pipe(
  z.pipe(
    z.string().check(
      z.maxLength(MAX_UNITS),
      z.refine((text) => !CONTROL.test(text), { error: 'control characters are not allowed' }),
    ),
    z.transform(normalisedMessage),
  ),
  z.string().check(
    z.minLength(1),
    z.refine((text) => Array.from(text).length <= MESSAGE_LENGTH, { error: 'too_long' }),
  ),
)

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\\^{}|]+/giu
/** End a sentence rather than an address. */
const PUNCTUATION = '.,:;!?)]}\'"。，、！？）'

function withoutPunctuation(url: string): string {
  let end = url.length
  while (end > 0 && PUNCTUATION.includes(url.charAt(end - 1))) end--
  return url.slice(0, end)
}

/** The web addresses in a text, which a reader may open; other schemes such as `javascript:` are plain text. */
export function linksIn(text: string): { start: number; end: number; url: string }[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: found, index }) => {
    const url = withoutPunctuation(found)
    return { start: index, end: index + url.length, url }
  }).filter(({ url }) => URL.canParse(url))
}
