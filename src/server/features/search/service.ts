/** Exports for other features. */
export { warmQueryWords } from './query-words.ts'
export type { ReadQuery } from './read-query.ts'
export { lettersIn, scopeQueryOf } from './scope-query.ts'
export { readTyped } from './typed-query.ts'
export {
  documentLetters,
  gramsDecide,
  gramsOf,
  isCodeLetter,
  occupationLetter,
  regionLetter,
  searchForm,
} from './search-text.ts'
