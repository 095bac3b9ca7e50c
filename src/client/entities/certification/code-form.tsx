import { useLingui } from '@lingui/react'
import { Alert, Button, Stack } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { canBeConfirmed } from './cellphone-text.ts'
import { CodeFields, type CodeValues } from './code-fields.tsx'
import { errorTexts } from '../../../contract/base/error-texts.ts'
import { ApiProblem } from '../../api/problem.ts'
import { RequestAlert } from '../answer/request-alert.tsx'
import { refusedCode } from './code-refusal.ts'
import type { CodeFormApi } from './use-code-form.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'

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
  className?: string | undefined
}

/** A form that confirms a cellphone with the code sent to it. What is wrong with the code is said at its field. */
export function CodeForm({ form, request, others, confirm, className, ...parts }: CodeFormProps) {
  const { i18n } = useLingui()
  const { element, values, fields, hasErrors } = form
  const refused = parts.mismatch && isMismatch(request.error) ? undefined : refusedCode(request.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (request.isPending) return
    request.reset()
    if (!hasErrors(others)) request.mutate(values)
  }
  const change = (next: CodeValues) => {
    if (refused) request.reset()
    fields.onChange(next)
  }
  const errors = refused ? { ...fields.errors, code: i18n._(errorTexts[refused]) } : fields.errors
  return (
    <form ref={element} className={className} noValidate onSubmit={submit}>
      <Stack gap="sm">
        {parts.before}
        <CodeFields {...fields} errors={errors} onChange={change} />
        {parts.after}
        {request.error && !refused && <CodeAlert error={request.error} mismatch={parts.mismatch} />}
        {parts.outcome}
        <Button type="submit" fullWidth disabled={!canBeConfirmed(values.code)} aria-busy={request.isPending}>
          {confirm}
        </Button>
      </Stack>
    </form>
  )
}

function CodeAlert({ error, mismatch }: { error: Error; mismatch: ReactNode }) {
  return isMismatch(error) && mismatch ? (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {mismatch}
    </Alert>
  ) : (
    <RequestAlert error={error} />
  )
}

const isMismatch = (error: Error | null) => error instanceof ApiProblem && error.code === 'CODE_MISMATCH'
