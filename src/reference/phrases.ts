import data from './phrases.json' with { type: 'json' }

/** What a value in a phrase is. */
export const PARAMETER_KINDS = [
  'amount',
  'count',
  'date',
  'day',
  'occupation',
  'percent',
  'place',
  'time',
  'weight',
] as const
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

export interface ParameterRecord {
  /** Its name in the text, which says what kind of value it is as well. */
  name: ParameterKind
  /** Letters that follow a count in a Korean text: `인`, `회`. */
  units?: string
}

/** A condition or task that a posting states. Its text is in contract/work/phrase-texts.ts. */
export interface PhraseRecord {
  /** `SINGLE_ROOM`; stored with postings, so a code is never given another meaning. */
  code: string
  group: string
  /** As employers type it, without blanks. A sentence has all parts of `가+나`, and none that begins with `!`. */
  words: readonly string[]
  parameters: readonly ParameterRecord[]
}

export const phrases: readonly PhraseRecord[] = data.map(({ code, group, words, parameters = [] }) => ({
  code,
  group,
  words,
  parameters: parameters.map(({ name, ...units }) => ({ name: kindOf(name), ...units })),
}))

const byCode = new Map(phrases.map((phrase) => [phrase.code, phrase]))

export const phraseByCode = (code: string): PhraseRecord | undefined => byCode.get(code)

/** In the order in which readers see them. */
export const phraseGroups: readonly string[] = [...new Set(phrases.map(({ group }) => group))]

/** @throws Error for a kind that does not exist */
export function kindOf(text: string): ParameterKind {
  const kind = PARAMETER_KINDS.find((each) => each === text)
  if (!kind) throw new Error(`no parameter is called ${text}`)
  return kind
}
