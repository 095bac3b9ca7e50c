import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Command } from '../../api/use-command.ts'
import { RequestAlert } from '../answer/request-alert.tsx'
import { canBeConfirmed } from './cellphone-text.ts'
import { CodeFields } from './code-fields.tsx'
import { type CodeFormApi, type CodeValues, useCodeForm } from './use-code-form.ts'
import { Form } from '../../forms/form.tsx'
import { Trans } from '@lingui/react/macro'
import { certify } from '../../../contract/account/certification.ts'
import { getMe } from '../../../contract/account/member.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { IdentityField } from '../identity/identity-field.tsx'
import { useIdentityCheck } from '../identity/use-identity-check.ts'

interface CodeFormProps<Values extends CodeValues> {
  form: CodeFormApi<Values>
  command: Pick<Command<Values, unknown>, 'isPending' | 'error'> & { send: (values: Values) => void }
  before?: ReactNode
  /** Shown below the code. */
  after?: ReactNode
  /** Result, shown above the button. */
  outcome?: ReactNode
  /** Label of the button. */
  confirm: ReactNode
}

/** A form that confirms a cellphone with the code sent to it. */
export function CodeForm<Values extends CodeValues>(props: CodeFormProps<Values>) {
  const { form, command, before, after, outcome, confirm } = props
  return (
    <Form onSubmit={form.onSubmit(command.send)}>
      {before}
      <CodeFields form={form} />
      {after}
      <RequestAlert error={command.error} />
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

const memberToken = () => currentSession()?.token ?? null

/** Verifies the member's cellphone: with the code, then with the password unless the sign-in is recent. */
export function CellphoneForm({ before, onVerified }: { before: ReactNode; onVerified?: () => void }) {
  const form = useCodeForm({ tokenOf: memberToken })
  const confirm = useIdentityCheck({
    send: (values: CodeValues, proof) =>
      call(certify, {
        body: { ...values, ...proof, onlyForCertification: true },
        token: memberToken(),
      }),
    form,
    refreshes: [getMe],
    onError: () => form.focus('code'),
    onSuccess: () => onVerified?.(),
  })
  return (
    <CodeForm
      form={form}
      command={confirm}
      before={before}
      after={<IdentityField identity={confirm.identity} />}
      confirm={<Trans comment="Button: agree to go on">Confirm</Trans>}
    />
  )
}
