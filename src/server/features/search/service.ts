/** Exports for other features. */
export { warmQueryWords } from './query-words.ts'
export { namesCompany } from './company-name.ts'
export { lettersIn, readScopeQuery, readText } from './scope-query.ts'
export {
  documentLetters,
  gramsDecide,
  gramsOf,
  isCodeLetter,
  occupationLetter,
  regionLetter,
  searchForm,
} from './search-text.ts'
