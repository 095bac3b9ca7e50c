import { lazy } from 'react'
import { workTexts } from '../../i18n/activate-language.ts'

/** Loaded with the names of occupations once somebody is in a search field. */
export const JobSuggestions = lazy(async () => {
  const [module] = await Promise.all([import('./job-suggestions.tsx'), workTexts()])
  return { default: module.JobSuggestions }
})
