import { isId } from '../../../contract/base/schema.ts'

/** What the address of the form says. */
export interface ResumeSearch {
  /** The first step where there is none. */
  step?: 2 | 'saved' | undefined
  /** The posting to apply to as soon as the resume is saved. */
  jobId?: string | undefined
}

export function resumeSearch(search: Record<string, unknown>): ResumeSearch {
  const { step, jobId } = search
  return {
    ...(step === 'saved' ? { step } : String(step) === '2' ? { step: 2 } : {}),
    ...(isId(jobId) ? { jobId } : {}),
  }
}
