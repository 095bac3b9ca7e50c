import { DesiredJob, ResumeForm } from '../../../../contract/candidate/resume-form.ts'
import { type FieldErrors, fieldErrorsOf } from '../../../forms/field-errors.ts'
import { resumeBody, type ResumeValues } from '../../../entities/resume/resume-values.ts'

/** Errors of the contract by field of both steps; empty if the form may be saved. */
export function errorsOfResume(values: ResumeValues): FieldErrors {
  return {
    ...fieldErrorsOf(ResumeForm, resumeBody(values, undefined)),
    ...fieldErrorsOf(DesiredJob, values.expectedJob),
  }
}
