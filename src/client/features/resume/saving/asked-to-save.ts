import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

/** Kept in memory: valid for this tab until it is reloaded. */
let asked: string | undefined

/** Records that a visitor pressed Save and is asked to sign in first. */
export function askedToSave(values: ResumeValues): void {
  asked = JSON.stringify(values)
}

/** Whether exactly these values were to be saved; true once. Other values withdraw the request. */
export function wasAskedToSave(values: ResumeValues): boolean {
  const isThis = asked !== undefined && asked === JSON.stringify(values)
  asked = undefined
  return isThis
}
