export { translationsIn } from './read.ts'
export { translateAhead, translateNow } from './stored.ts'
export { findWritten, type Person, writeTranslation, type Written } from './written.ts'
export { createTranslations, type Translations } from './translations.ts'
