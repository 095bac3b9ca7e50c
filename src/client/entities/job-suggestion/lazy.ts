import { lazy } from 'react'
import { workTexts } from '../../i18n/activate-language.ts'

/** Loaded with the names of occupations once somebody is in a search field. */
export const JobSuggestions = lazy(() =>
  Promise.all([import('./job-suggestions.tsx'), workTexts()]).then(([module]) => ({
    default: module.JobSuggestions,
  })),
)
