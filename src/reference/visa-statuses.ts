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
 * In the order of the decree's annexes: 1 (B-1 to C-4), 1-2 (A-1 to G-1, E-8 as number 20-2) and 1-3 (F-5). What its article 23
 * says of those who may do more than their status: (1) H-2, in industries set by notice; (2) F-2, by item of that status;
 * (2) 3 F-6; (3) F-4, but for simple labour and the jobs on the list of the enforcement rule; (5) H-1. F-5 has no limit (act,
 * article 10-3).
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
