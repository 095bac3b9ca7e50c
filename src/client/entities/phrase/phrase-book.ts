import type { Message } from '../../../contract/base/define-message.ts'
import type { PhraseParameters } from '../../../contract/work/phrase.ts'
import { plainWord } from '../../../contract/work/plain-text.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'
import {
  type ResumePhraseGroup,
  resumePhraseGroupNames,
  resumePhraseText,
} from '../../../contract/work/resume-phrase-texts.ts'
import { resumePhrases } from '../../../reference/resume-phrases.ts'

export type ParameterName = keyof PhraseParameters

/** Phrases that somebody chooses from, in groups. */
export interface PhraseBook {
  groups: readonly { code: string; name: Message }[]
  phrases: readonly {
    code: string
    group: string
    text: Message
    /** Under which somebody finds it as well, as the reference data writes them. */
    words?: readonly string[]
    parameters: readonly ParameterName[]
  }[]
}

/** A phrase of the book; undefined for codes that a newer release has. */
export const phraseIn = (book: PhraseBook, code: string) => book.phrases.find((each) => each.code === code)

/** Whether the text of a phrase, or one of its words, has what was typed. */
export function hasWord(shown: string, words: readonly string[] | undefined, typed: string): boolean {
  const text = plainWord(typed)
  return plainWord(shown).includes(text) || (words ?? []).some((word) => word.split('+')[0]?.includes(text))
}

interface Named {
  name: string
}

/** Puts names with a word that begins as typed before those that have it elsewhere. */
export function byBeginning(typed: string): (a: Named, b: Named) => number {
  const text = plainWord(typed)
  const spelt = normalForm(typed.trim(), 'NFC').toLowerCase()
  return (a, b) => distance(a.name, spelt, text) - distance(b.name, spelt, text)
}

/** `hàn` (welding) begins a word of `thợ hàn`; without its tone it is a part of `nhân viên`, too. */
function distance(name: string, spelt: string, text: string): number {
  const words = name.toLowerCase().split(/\s+/)
  if (words.some((word) => word.startsWith(spelt))) return 0
  return words.some((word) => plainWord(word).startsWith(text)) ? 1 : 2
}

/** What a worker can say in a resume. */
export const resumePhraseBook: PhraseBook = {
  groups: [...new Set(resumePhrases.map(({ group }) => group))].map((code) => ({
    code,
    name: resumePhraseGroupNames[code as ResumePhraseGroup],
  })),
  phrases: resumePhrases.flatMap(({ code, group, parameters }) => {
    const text = resumePhraseText(code)
    return text ? [{ code, group, text, parameters }] : []
  }),
}
