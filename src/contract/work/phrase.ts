import * as z from 'zod/mini'

/** Codes of occupations, phrases and groups: a newer release may have further ones, so they are not listed here. */
export const WorkCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/))

/** As stored, sent in forms and answered: what a posting states, with its values. */
export const PhraseParameters = z.object({
  /** Won. */
  amount: z.optional(z.int().check(z.minimum(0), z.maximum(999_999_999))),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  date: z.optional(z.iso.date()),
  /** Of the month. */
  day: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
  occupation: z.optional(WorkCode),
  percent: z.optional(z.int().check(z.minimum(1), z.maximum(2_000))),
  place: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** `07:30`. */
  time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  /** Kilograms. */
  weight: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})
export type PhraseParameters = z.output<typeof PhraseParameters>

/** A condition or task, as an employer chooses it. */
export const ChosenPhrase = z.object({
  code: WorkCode,
  parameters: z._default(PhraseParameters, {}),
})
export type ChosenPhrase = z.output<typeof ChosenPhrase>

/** The same as readers see it. */
export const Phrase = z.object({
  code: WorkCode,
  group: WorkCode,
  /** In the requested language, with its values. */
  text: z.string(),
  parameters: PhraseParameters,
})
export type Phrase = z.output<typeof Phrase>

export const Occupation = z.object({ code: WorkCode, name: z.string() })
export type Occupation = z.output<typeof Occupation>

/** Occupations and phrases of one posting. */
export const MOST_CHOSEN = { occupations: 3, phrases: 40 } as const

/** Phrases of one resume. */
export const MOST_RESUME_PHRASES = 20
