import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { LangCode } from '../base/schema.ts'

/** Characters: the length of an announcement's details, and within every provider's limit. */
export const TRANSLATION_LENGTH = 5_000

export const translateText = command('translations.create', 'POST /translations', {
  summary: 'Translate a text',
  body: z.object({
    text: z.string().check(z.maxLength(TRANSLATION_LENGTH), z.regex(/\S/)),
    langCode: LangCode,
  }),
  answer: z.object({ text: z.string() }),
  ignoresIdempotencyKey: true,
  errors: ['TRANSLATION_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})
