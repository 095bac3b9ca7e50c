import { isId } from '../../../contract/base/schema.ts'

/** Search parameters of the form. */
export interface ResumeSearch {
  /** Omitted for the first step. */
  step?: 2 | 'saved' | undefined
  /** Id of the job to apply to once the resume is saved. */
  jobId?: string | undefined
}

export function resumeSearch(search: Record<string, unknown>): ResumeSearch {
  const { step, jobId } = search
  return {
    ...(step === 'saved' ? { step } : String(step) === '2' ? { step: 2 } : {}),
    ...(isId(jobId) ? { jobId } : {}),
  }
}
