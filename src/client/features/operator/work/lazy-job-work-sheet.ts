import { membersTexts, workTexts } from '../../../i18n/activate-language.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'

/** With the names of all occupations, which only this needs. */
export const JobWorkSheet = optionalPart(
  () => import('./job-work-sheet.tsx'),
  'JobWorkSheet',
  workTexts,
  membersTexts,
)
