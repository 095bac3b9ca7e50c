import { workTexts } from '../../i18n/activate-language.ts'
import { optionalPart } from '../../ui/field/optional.tsx'

/** Loaded with the names of occupations once somebody is in a search field. */
export const JobSuggestions = optionalPart(() => import('./job-suggestions.tsx'), 'JobSuggestions', workTexts)
