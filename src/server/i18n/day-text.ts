import { languageOf } from './text-in.ts'

/** A day in Seoul, `YYYY-MM-DD`, in full. */
export const dayText = (day: string, langCode: string): string =>
  new Intl.DateTimeFormat(`${languageOf(langCode)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
