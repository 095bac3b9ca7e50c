import { Trans } from '@lingui/react/macro'
import { Alert, Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand } from '../../../api/use-command.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { cellphoneText } from '../../../entities/certification/cellphone-text.ts'
import { useSite } from '../../../entities/site/site-query.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { ConsentField, currentTexts } from '../consent-field.tsx'
import { StepTitle } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'
import { RoleField } from '../role-field.tsx'
import type { MemberRole } from '../role-of-path.ts'
import { type Entry, type ProvenNumber, signUpWithNumber } from '../sign-in/start-session.ts'
import { type NumberSignUpValues, numberSignUpErrors } from './sign-up-check.ts'

interface NumberSignUpFormProps {
  number: ProvenNumber
  role: MemberRole | undefined
  onDone: (entry: Entry) => void
  onBack: () => void
}

/** Makes an account with a number whose code was right: it needs neither email nor password. */
export function NumberSignUpForm({ number, role, onDone, onBack }: NumberSignUpFormProps) {
  const queries = useQueryClient()
  const texts = currentTexts(useSite()?.legal)
  const form = useContractForm<NumberSignUpValues>(
    (values) => numberSignUpErrors(values, texts.length > 0),
    { role: role ?? '', name: '', consent: false },
    { mode: 'controlled', textOf: memberFieldText },
  )
  const signUp = useCommand(
    (values: { role: MemberRole; name: string }) => {
      const consents = texts.map(({ text, version }) => ({ text, version }))
      return signUpWithNumber(queries, number, { ...values, langCode: currentLanguage(), consents })
    },
    { form, onSuccess: onDone },
  )
  const submit = (values: NumberSignUpValues) => {
    if (values.role !== '') signUp.send({ role: values.role, name: values.name })
  }
  const digits = cellphoneText(number.cellphone)
  return (
    <Form onSubmit={form.onSubmit(submit)}>
      <StepTitle>
        <Trans>Sign up with this number?</Trans>
      </StepTitle>
      {number.asks === 'SIGN_UP' ? (
        <p>
          <Trans>No account uses {digits} yet. From now on you sign in with this number and a code.</Trans>
        </p>
      ) : (
        <Alert color="gray" icon={<InfoIcon size={20} />}>
          <Trans>
            Another account uses {digits} now. After you sign up, that account can no longer be opened with
            this number. If it may be yours, go back.
          </Trans>
        </Alert>
      )}
      <RoleField form={form} />
      <TextInput
        label={<Trans>Name</Trans>}
        description={form.values.role === 'EMPLOYER' && <Trans>Your own name, not the company’s</Trans>}
        name="name"
        autoComplete="name"
        {...form.getInputProps('name')}
      />
      <ConsentField texts={texts} {...form.getInputProps('consent', { type: 'checkbox' })} />
      <RequestAlert error={signUp.error} />
      <Button type="submit" fullWidth aria-busy={signUp.isPending}>
        {signUp.isPending ? <Trans>Signing up</Trans> : <Trans>Sign up</Trans>}
      </Button>
      <Button fullWidth variant="subtle" color="gray" onClick={onBack}>
        {number.asks === 'SIGN_UP' ? <Trans>Use another number</Trans> : <Trans>Back</Trans>}
      </Button>
    </Form>
  )
}
