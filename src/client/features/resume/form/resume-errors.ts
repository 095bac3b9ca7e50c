import { ExpectedJob, ResumeForm } from '../../../../contract/candidate/resume.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { resumeBody, type ResumeValues } from '../../../entities/resume/resume-values.ts'

/** What the contract has against the form, by field of both steps; empty where it may be saved. */
export function errorsOfResume(values: ResumeValues): FieldErrors {
  return {
    ...fieldErrorsOf(ResumeForm, resumeBody(values, undefined)),
    ...fieldErrorsOf(ExpectedJob, values.expectedJob),
  }
}
