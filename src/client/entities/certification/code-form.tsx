import { Alert, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../api/problem.ts'
import type { Command } from '../../api/use-command.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { canBeConfirmed } from './cellphone-text.ts'
import { CodeFields } from './code-fields.tsx'
import type { CodeFormApi, CodeValues } from './use-code-form.ts'
import { Form } from '../../forms/form.tsx'

interface CodeFormProps<Values extends CodeValues> {
  form: CodeFormApi<Values>
  command: Pick<Command<Values, unknown>, 'isPending' | 'error'> & { send: (values: Values) => void }
  before?: ReactNode
  /** Shown below the code. */
  after?: ReactNode
  /** Result, shown above the button. */
  outcome?: ReactNode
  /** What to say of a wrong code, where more than the code may be wrong. */
  mismatch?: ReactNode
  /** Label of the button. */
  confirm: ReactNode
}

/** A form that confirms a cellphone with the code sent to it. */
export function CodeForm<Values extends CodeValues>(props: CodeFormProps<Values>) {
  const { form, command, before, after, outcome, mismatch, confirm } = props
  return (
    <Form onSubmit={form.onSubmit(command.send)}>
      {before}
      <CodeFields form={form} />
      {after}
      {mismatch && isMismatch(command.error) ? (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          {mismatch}
        </Alert>
      ) : (
        <RequestAlert error={command.error} />
      )}
      {outcome}
      <Button
        type="submit"
        fullWidth
        disabled={!canBeConfirmed(form.values.code)}
        aria-busy={command.isPending}
      >
        {confirm}
      </Button>
    </Form>
  )
}

const isMismatch = (error: Error | null) => error instanceof ApiProblem && error.code === 'CODE_MISMATCH'
