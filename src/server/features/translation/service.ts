export { translationsIn } from './read.ts'
export { translateAhead, translateNow } from './stored.ts'
export { findWritten, writeTranslation, type Written } from './written.ts'
export { createTranslations, type Translations } from './translations.ts'
