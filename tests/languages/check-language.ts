import type { LanguageCode } from '../../src/reference/interface-languages.ts'
import { CATALOGUES, type Entry, entriesIn, readLocaleJson } from './catalogues.ts'
import { conflictsIn } from './conflicts.ts'
import { formErrors } from './form.ts'
import { glossaryErrors, type Term } from './glossary.ts'
import { lengthErrors, lengthLimits, type ShortTexts } from './length.ts'
import { type Names, scriptErrors } from './script.ts'

/** `locales/<code>/notes.json`: what a translator decided otherwise than the checks expect. */
export interface Notes {
  /** More Latin words that stay. */
  latin: string[]
  /** Texts that are the same as in English. */
  same: string[]
  /** Texts in which a term of the glossary is said otherwise, each with the reason. */
  glossary: Record<string, string>
  /** Texts of buttons that are long, each with the reason why they fit. */
  long: Record<string, string>
}

export interface Rules {
  code: LanguageCode
  tag: string
  names: Names
  glossary: readonly Term[]
  limits: ReadonlyMap<string, number>
  notes: Notes
}

export interface Finding extends Entry {
  error: string
}

const NO_NOTES: Notes = { latin: [], same: [], glossary: {}, long: {} }

export function rulesFor({ code, tag }: { code: LanguageCode; tag: string }): Rules {
  const names = readLocaleJson<Names>('names.json', { latin: [], same: [] })
  const notes = { ...NO_NOTES, ...readLocaleJson<Partial<Notes>>(`${code}/notes.json`, {}) }
  return {
    code,
    tag,
    notes,
    names: { latin: [...names.latin, ...notes.latin], same: [...names.same, ...notes.same] },
    // Korean is where the terms come from, and is written together with the English text.
    glossary: code === 'ko' ? [] : readLocaleJson<Term[]>('glossary.json', []),
    limits: lengthLimits(readLocaleJson<ShortTexts>('short-texts.json', { tabs: [], buttons: [] })),
  }
}

/** Everything that is missing or wrong in a language. */
export function checkLanguage(rules: Rules): Finding[] {
  const entries = entriesIn(rules.code, [...CATALOGUES, 'operator'])
  const findings = entries
    .filter(({ catalogue }) => catalogue !== 'operator')
    .flatMap((entry) => errorsOf(entry, rules).map((error) => ({ ...entry, error })))
  return [...findings, ...conflictsIn(entries)]
}

/** Of one text. Where its form is broken, its words are not looked at. */
export function errorsOf(
  { source, translation }: Pick<Entry, 'source' | 'translation'>,
  rules: Rules,
): string[] {
  if (translation === '') return ['is not translated']
  const form = formErrors(source, translation, rules.tag)
  if (form.length > 0) return form
  const { code, names, glossary, limits, notes } = rules
  return [
    ...scriptErrors(source, translation, code, names),
    ...(source in notes.glossary ? [] : glossaryErrors(source, translation, code, glossary)),
    ...(source in notes.long ? [] : lengthErrors(translation, limits.get(source))),
  ]
}
