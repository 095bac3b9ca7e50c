import data from './visa-statuses.json' with { type: 'json' }

/** How far a status of residence allows work (Enforcement Decree of the Immigration Act, article 23). */
export const WORK_RIGHTS = [
  'unrestricted',
  'unrestricted-partly',
  'unrestricted-except',
  'status-scope',
  'permit-required',
  'none',
] as const
export type WorkRight = (typeof WORK_RIGHTS)[number]

export interface VisaStatus {
  /** `E-9` */
  code: string
  nameKo: string
  nameEn: string
  work: WorkRight
}

/**
 * In the order of the decree's annexes: 1 (B-1 to C-4), 1-2 (A-1 to G-1, with E-8 as number 20-2) and 1-3 (F-5). For those whose
 * work is not that of their status:
 * - F-2: art. 23 (2): items 가 to 다 and 자 to 파 unrestricted; 라 and 바 only in the field of the former status; others per status.
 * - F-4: art. 23 (3): all work except simple labour (with an exception in depopulation areas), acts against public morals, and
 *   jobs restricted for public interest (list in the enforcement rule).
 * - F-5: act, art. 10-3, annex 1-3: permanent residence has no limit of activity.
 * - F-6: art. 23 (2) 3.
 * - H-1: art. 23 (5): deemed a work status.
 * - H-2: art. 23 (1); industries are set by notice. That new ones are no longer issued in 2026 is from a secondary source alone.
 */
export const visaStatuses: readonly VisaStatus[] = data.map((status) => ({
  ...status,
  work: rightOf(status.work),
}))

function rightOf(text: string): WorkRight {
  const right = WORK_RIGHTS.find((each) => each === text)
  if (!right) throw new Error(`no work right is called ${text}`)
  return right
}
