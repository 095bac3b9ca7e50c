/** Whom the lower half of the page speaks to: somebody who looks for work, or a company that looks for people. */
export const AUDIENCES = ['worker', 'company'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Part of the address, so that each view can be linked to; what a view begins with is left out. */
export interface LandingSearch {
  for?: 'company'
  /** One of the three things the company's view shows in detail. */
  feature?: 2 | 3
  /** Code of a status of residence. */
  visa?: string
}

export function landingSearch(search: Record<string, unknown>): LandingSearch {
  const feature = Number(search.feature)
  return {
    ...(search.for === 'company' ? { for: 'company' } : {}),
    ...(feature === 2 || feature === 3 ? { feature } : {}),
    ...(typeof search.visa === 'string' ? { visa: search.visa } : {}),
  }
}

export type LandingChanges = { [Name in keyof LandingSearch]: LandingSearch[Name] | undefined }

/** Props of each audience's view. */
export interface ViewProps {
  search: LandingSearch
  onChange: (changes: LandingChanges) => void
}
