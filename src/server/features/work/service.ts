/** Exports for other features. */
export { type DescribedWork, type HeadlineIn, headlinesOf, worksOf } from './headlines.ts'
export { MATCHER_VERSION, readWork, rememberingReader, type Text, type Work } from './read-work.ts'
export { keywordsOf } from './keywords.ts'
export { phrasesOf, postedWorkOf, statedBy, type StatingJob, type WorkInLanguage, workOf } from './work-of.ts'
export { requireKnown, workColumns, written } from './work-columns.ts'
