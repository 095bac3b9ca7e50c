import { textsFromSearch } from '../../api/page-search.ts'

/** Audiences of the page's lower half: job seekers and companies. */
export const AUDIENCES = ['worker', 'company'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Search parameters, so that each view can be linked to; defaults are left out. */
export interface LandingSearch {
  for?: 'company'
  /** Feature shown in the company's view; the first is the default. */
  feature?: 2 | 3
  /** Code of a status of residence. */
  visa?: string
  /** Kind of work for the visa check. */
  work?: string
  /** Hours on weekdays, for the visa check. */
  hours?: string
}

export function landingSearch(search: Record<string, unknown>): LandingSearch {
  const feature = Number(search.feature)
  return {
    ...(search.for === 'company' ? { for: 'company' } : {}),
    ...(feature === 2 || feature === 3 ? { feature } : {}),
    ...textsFromSearch(search, 'visa', 'work'),
    ...(typeof search.hours === 'string' || typeof search.hours === 'number'
      ? { hours: String(search.hours) }
      : {}),
  }
}

export type LandingChanges = { [Name in keyof LandingSearch]: LandingSearch[Name] | undefined }

/** Props of each audience's view. */
export interface ViewProps {
  search: LandingSearch
  onChange: (changes: LandingChanges) => void
}
