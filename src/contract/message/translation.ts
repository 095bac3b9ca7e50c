import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { Id, LangCode } from '../base/schema.ts'

/** Characters: the length of an announcement's details, and within every provider's limit. */
export const TRANSLATION_LENGTH = 5_000

/** Texts whose translations are stored, as long as the text itself. */
export const TRANSLATED_FIELDS = [
  'JOB_TITLE',
  'JOB_DETAILS',
  'NEWS_TITLE',
  'NEWS_CONTENTS',
  'RESUME_DETAILS',
  'RESUME_INTRODUCTION',
] as const
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number]

export const translateText = command('translations.create', 'POST /translations', {
  summary: 'Translate a text',
  body: z.object({
    text: z.string().check(z.maxLength(TRANSLATION_LENGTH), z.regex(/\S/)),
    langCode: LangCode,
    /**
     * What the text is of. If it still says exactly this, its translation is stored, and later readers get the same one.
     */
    of: z.optional(z.object({ field: z.enum(TRANSLATED_FIELDS), id: Id })),
  }),
  answer: z.object({
    text: z.string(),
    /** Who made it: `author`, `operator`, or the name of a provider. */
    by: z.optional(z.string()),
  }),
  ignoresIdempotencyKey: true,
  errors: ['TRANSLATION_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})
