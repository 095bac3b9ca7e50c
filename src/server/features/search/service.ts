/** Exports for other features. */
export { warmQueryWords } from './query-words.ts'
export { lettersIn, readScopeQuery } from './scope-query.ts'
export {
  documentLetters,
  gramsDecide,
  gramsOf,
  isCodeLetter,
  occupationLetter,
  regionLetter,
  searchForm,
} from './search-text.ts'
