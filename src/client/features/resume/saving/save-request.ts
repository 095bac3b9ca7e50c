import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

/** Kept in memory: valid for this tab until it is reloaded. */
let requested: string | undefined

/** Records that a visitor pressed Save and is asked to sign in first. */
export function requestSave(values: ResumeValues): void {
  requested = JSON.stringify(values)
}

/** Whether exactly these values were to be saved; true once. Other values withdraw the request. */
export function takeSaveRequest(values: ResumeValues): boolean {
  const isThis = requested !== undefined && requested === JSON.stringify(values)
  requested = undefined
  return isThis
}
