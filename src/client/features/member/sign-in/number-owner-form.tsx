import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { cellphoneText } from '../../../entities/certification/cellphone-text.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { NameField, StepTitle } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'
import { type Entry, type ProvenNumber, signInWithNumber } from './start-session.ts'

interface NumberOwnerFormProps {
  number: ProvenNumber
  onDone: (entry: Entry) => void
  /** The visitor is new to the number. */
  onNew: () => void
  onBack: () => void
}

const wrongName = msg`This is not the name of the account. Write it as you did when you signed up.`

const ownerText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  field === 'name' && code === 'INVALID' ? wrongName : memberFieldText(field, code)

/** Asks for one more thing, where the number may have changed hands since its account last used it. */
export function NumberOwnerForm({ number, onDone, onNew, onBack }: NumberOwnerFormProps) {
  const queries = useQueryClient()
  const field = number.asks === 'PASSWORD' ? 'password' : 'name'
  const form = useContractForm(
    (values: { name: string; password: string }): FieldErrors =>
      values[field].trim() === '' ? { [field]: 'REQUIRED' } : {},
    { name: '', password: '' },
    { textOf: ownerText, fieldOf: { PASSWORD_MISMATCH: 'password' } },
  )
  const signIn = useCommand(
    (values: { name: string; password: string }) =>
      signInWithNumber(queries, number, { [field]: values[field] }),
    { form, onSuccess: onDone },
  )
  const digits = cellphoneText(number.cellphone)
  return (
    <Form onSubmit={form.onSubmit(signIn.send)}>
      <StepTitle>
        <Trans>Is this account yours?</Trans>
      </StepTitle>
      <p>
        <Trans>
          An account uses {digits}, but has not confirmed the number for some time. Numbers are sometimes
          given to other people. So please tell us one more thing.
        </Trans>
      </p>
      {field === 'name' ? (
        <NameField label={<Trans>Name on the account</Trans>} {...form.getInputProps('name')} />
      ) : (
        <>
          <PasswordField {...form.getInputProps('password')} />
          <TextLink to="/findPassword" my={-12}>
            <Trans>Forgot password?</Trans>
          </TextLink>
        </>
      )}
      <RequestAlert error={signIn.error} />
      <Button type="submit" fullWidth aria-busy={signIn.isPending}>
        {signIn.isPending ? <Trans>Signing in</Trans> : <Trans>Sign in</Trans>}
      </Button>
      <Button fullWidth variant="default" onClick={onNew}>
        <Trans>I am new to this number</Trans>
      </Button>
      <Button fullWidth variant="subtle" color="gray" onClick={onBack}>
        <Trans>Use another number</Trans>
      </Button>
    </Form>
  )
}
