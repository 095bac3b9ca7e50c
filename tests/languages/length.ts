import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { partsOf } from './parts.ts'

const CLIENT = join(import.meta.dirname, '../../src/client')

/** Texts of buttons and tabs that are written in place. */
const ON_BUTTON =
  /<(?:(?!Unstyled)\w*Button|Chip)\b(?:[^<>]|=>|<[^<>]*\/>)*>\s*(?:\{[^{}<>]*\}\s*)?<Trans>([^<{]+)<\/Trans>/g

/** A text of a button may be this many times as long as in English, */
const LONGEST = 1.6
/** and any may have this many letters. */
const ALWAYS_FITS = 18
/** Five tabs share the width of a phone. */
const FITS_TAB = 14

/** Texts that are not written in place, from `locales/short-texts.json`. */
export interface ShortTexts {
  tabs: readonly string[]
  buttons: readonly string[]
}

/** How many letters a translation may have, by text. */
export function lengthLimits({ tabs, buttons }: ShortTexts): Map<string, number> {
  const written = globSync('**/*.tsx', { cwd: CLIENT }).flatMap((file) =>
    Array.from(readFileSync(join(CLIENT, file), 'utf8').matchAll(ON_BUTTON), ([, text = '']) =>
      text.replaceAll(/\s+/g, ' ').trim(),
    ),
  )
  return new Map([
    ...[...written, ...buttons].map((text) => [text, longest(text)] as const),
    ...tabs.map((text) => [text, FITS_TAB] as const),
  ])
}

const longest = (text: string) => Math.max(ALWAYS_FITS, Math.floor(lettersIn(text) * LONGEST))

export function lengthErrors(translation: string, most: number | undefined): string[] {
  const letters = lettersIn(translation)
  return most !== undefined && letters > most
    ? [`is too long for its button or tab: ${letters} letters, at most ${most}`]
    : []
}

/** As they are seen: vowel signs and tone marks take no place of their own. */
const lettersIn = (message: string) => partsOf(message).words.trim().replaceAll(/\p{M}/gu, '').length
