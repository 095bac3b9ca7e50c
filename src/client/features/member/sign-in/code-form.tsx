import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { canBeConfirmed } from '../../../entities/certification/cellphone-text.ts'
import { CodeFields, type CodeValues } from '../../../entities/certification/code-fields.tsx'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { ApiProblem } from '../../../api/problem.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import type { CodeFormApi } from './use-code-form.ts'

interface CodeFormProps {
  form: CodeFormApi
  request: Pick<UseMutationResult<unknown, Error, CodeValues>, 'isPending' | 'error' | 'reset'> & {
    mutate: (values: CodeValues) => void
  }
  /** Values of the fields before the cellphone. */
  others?: Record<string, string>
  before?: ReactNode
  /** Shown below the code. */
  after?: ReactNode
  /** Result, shown above the button. */
  outcome?: ReactNode
  /** What to say of a wrong code, where more than the code may be wrong. */
  mismatch?: ReactNode
  /** Label of the button. */
  confirm: ReactNode
  className: string | undefined
}

/** A form that confirms a cellphone with the code sent to it. */
export function CodeForm({ form, request, others, confirm, className, ...parts }: CodeFormProps) {
  const { element, values, fields, hasErrors } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending) return
    request.reset()
    if (!hasErrors(others)) request.mutate(values)
  }
  return (
    <form ref={element} className={className} noValidate onSubmit={submit}>
      {parts.before}
      <CodeFields {...fields} />
      {parts.after}
      {request.error && <CodeAlert error={request.error} mismatch={parts.mismatch} />}
      {parts.outcome}
      <Button type="submit" full disabled={!canBeConfirmed(values.code)} aria-busy={request.isPending}>
        {confirm}
      </Button>
    </form>
  )
}

function CodeAlert({ error, mismatch }: { error: Error; mismatch: ReactNode }) {
  const isMismatch = error instanceof ApiProblem && error.code === 'CODE_MISMATCH'
  return isMismatch && mismatch ? <AlertMessage>{mismatch}</AlertMessage> : <RequestAlert error={error} />
}
