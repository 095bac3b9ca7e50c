export { translationsIn } from './read.ts'
export { translateAhead, translateNow } from './stored.ts'
export { createTranslations, type Translations } from './translations.ts'
