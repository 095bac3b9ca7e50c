/** Exports for other features. */
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
