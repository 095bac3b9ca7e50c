import type { ResumeValues } from '../../../entities/resume/resume-values.ts'

/** In this tab, since it was loaded: nobody else's press, and none of another day. */
let asked: string | undefined

/** A visitor pressed Save and is asked to sign in first. */
export function askedToSave(values: ResumeValues): void {
  asked = JSON.stringify(values)
}

/** Whether exactly this was to be saved; true once. Anything else in the form withdraws the wish. */
export function wasAskedToSave(values: ResumeValues): boolean {
  const isThis = asked !== undefined && asked === JSON.stringify(values)
  asked = undefined
  return isThis
}
