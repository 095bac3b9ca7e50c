import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { ConsentField } from '../consent-field.tsx'
import { StepTitle } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'
import { agreeAndEnter, type Entry, leavePendingEntry, type PendingEntry } from './start-session.ts'

const consentErrors = ({ consent }: { consent: boolean }): FieldErrors =>
  consent ? {} : { consent: 'REQUIRED' }

/** The last step of a sign-in where the terms are new or have changed. Without consent nobody is signed in. */
export function ConsentStep({ pending, onDone }: { pending: PendingEntry; onDone: (entry: Entry) => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm(consentErrors, { consent: false }, { textOf: memberFieldText })
  const agree = useCommand(() => agreeAndEnter(queries, pending), { onSuccess: onDone })
  const leave = useCommand(() => leavePendingEntry(pending), {
    onSettled: () => navigate({ to: '/home', replace: true }),
  })
  return (
    <Form onSubmit={form.onSubmit(() => agree.send())}>
      <StepTitle>
        <Trans>Before you continue</Trans>
      </StepTitle>
      <p>
        <Trans>These terms are new or have changed since you last agreed.</Trans>
      </p>
      <ConsentField texts={pending.due} {...form.getInputProps('consent', { type: 'checkbox' })} />
      <RequestAlert error={agree.error} />
      <Button type="submit" fullWidth aria-busy={agree.isPending}>
        <Trans>Agree and continue</Trans>
      </Button>
      <Button fullWidth variant="subtle" color="gray" disabled={leave.isPending} onClick={() => leave.send()}>
        <Trans>Do not sign in</Trans>
      </Button>
    </Form>
  )
}
