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

export const visaStatuses: readonly VisaStatus[] = data.map(({ code, nameKo, nameEn, work }) => ({
  code,
  nameKo,
  nameEn,
  work: rightOf(work),
}))

function rightOf(text: string): WorkRight {
  const right = WORK_RIGHTS.find((each) => each === text)
  if (!right) throw new Error(`no work right is called ${text}`)
  return right
}
