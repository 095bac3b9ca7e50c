import * as z from 'zod/mini'

const TranslationValues = z.object({ title: z.string(), details: z.string() })
export type TranslationValues = z.output<typeof TranslationValues>

export const EMPTY_TRANSLATION: TranslationValues = { title: '', details: '' }

/** A stored draft, or what waits in the outbox. */
export const isTranslation = (value: unknown): value is TranslationValues =>
  z.safeParse(TranslationValues, value).success
