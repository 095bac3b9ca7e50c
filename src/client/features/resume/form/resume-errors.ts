import { ExpectedJob, ResumeForm } from '../../../../contract/resume.ts'
import { type FieldTroubles, fieldTroubles } from '../../../forms/field-errors.ts'
import { resumeBody, type ResumeValues } from './resume-values.ts'

/** What the contract has against the form, by field of both steps; empty where it may be saved. */
export function troublesOfResume(values: ResumeValues): FieldTroubles {
  return {
    ...fieldTroubles(ResumeForm, resumeBody(values, undefined)),
    ...fieldTroubles(ExpectedJob, values.expectedJob),
  }
}
