import type { WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'

/** Colours of the theme. */
export const rightColors: Record<WorkRightVerdict, string> = {
  YES: 'green',
  WITHIN_LIMITS: 'green',
  PERMIT_FIRST: 'amber',
  EMPLOYMENT_CENTRE: 'amber',
  NOT_KNOWN: 'dimmed',
  NO: 'red',
}
