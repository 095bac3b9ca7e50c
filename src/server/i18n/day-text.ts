import { languageOf } from './text-in.ts'

/** A day in Seoul, `YYYY-MM-DD`, in full. */
export const dayText = (day: string, langCode: string): string =>
  new Intl.DateTimeFormat(`${languageOf(langCode)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** A moment as it is in Seoul, in full. */
export const momentText = (at: Date, langCode: string): string =>
  new Intl.DateTimeFormat(`${languageOf(langCode)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(at)
