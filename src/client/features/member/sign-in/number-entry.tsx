import { Trans } from '@lingui/react/macro'
import { Checkbox, Text, Alert, Button } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCommand } from '../../../api/use-command.ts'
import { CodeForm } from '../../../entities/certification/code-form.tsx'
import { codeFieldText, type CodeValues, useCodeForm } from '../../../entities/certification/use-code-form.ts'
import type { MemberRole } from '../role-of-path.ts'
import {
  type Entry,
  type ProvenNumber,
  startSessionByCode,
  signUpWithNumber,
  signInWithNumber,
} from './start-session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { cellphoneText } from '../../../entities/certification/cellphone-text.ts'
import { useSite } from '../../../entities/site/site-query.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { currentLanguage } from '../../../i18n/current-language.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { ConsentField, currentTexts } from '../consent-field.tsx'
import { StepTitle, NameField } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'
import { RoleAndNameFields } from '../role-field.tsx'
import { type NumberSignUpValues, numberSignUpErrors } from '../sign-up/sign-up-check.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { PasswordField } from '../../../entities/identity/password-field.tsx'
import { TextLink } from '../../../ui/link.tsx'

interface NumberEntryProps {
  /** Preselected for a new account. */
  role: MemberRole | undefined
  onDone: (entry: Entry) => void
}

/** Signs in or up with a cellphone: first the code, then what is needed beside it. */
export function NumberEntry({ role, onDone }: NumberEntryProps) {
  const [number, setNumber] = useState<ProvenNumber>()
  const [isNew, setNew] = useState(false)
  const restart = () => {
    setNumber(undefined)
    setNew(false)
  }
  if (!number) return <NumberCodeForm onDone={onDone} onProven={setNumber} />
  if (number.asks === 'SIGN_UP' || isNew)
    return (
      <NumberSignUpForm
        number={number}
        role={role}
        onDone={onDone}
        onBack={isNew ? () => setNew(false) : restart}
      />
    )
  return <NumberOwnerForm number={number} onDone={onDone} onNew={() => setNew(true)} onBack={restart} />
}

interface NumberCodeFormProps {
  onDone: (entry: Entry) => void
  onProven: (number: ProvenNumber) => void
}

interface NumberCodeValues extends CodeValues {
  keepSignedIn: boolean
}

function NumberCodeForm({ onDone, onProven }: NumberCodeFormProps) {
  const queries = useQueryClient()
  const form = useCodeForm({
    others: {
      initial: { keepSignedIn: false },
      schema: z.object({ keepSignedIn: z.boolean() }),
      textOf: codeFieldText,
    },
  })
  const signIn = useCommand((values: NumberCodeValues) => startSessionByCode(queries, values), {
    form,
    onError: () => form.focus('code'),
    onSuccess: (found) => ('number' in found ? onProven(found.number) : onDone(found.entry)),
  })
  return (
    <CodeForm
      form={form}
      command={signIn}
      before={
        <Text size="sm" c="dimmed">
          <Trans>
            If no account uses this number yet, you can make one. You need no email and no password.
          </Trans>
        </Text>
      }
      after={
        <Checkbox
          label={<Trans>Keep me signed in</Trans>}
          name="keepSignedIn"
          my={-12}
          {...form.getInputProps('keepSignedIn', { type: 'checkbox' })}
        />
      }
      confirm={<Trans>Continue</Trans>}
    />
  )
}

interface NumberSignUpFormProps {
  number: ProvenNumber
  role: MemberRole | undefined
  onDone: (entry: Entry) => void
  onBack: () => void
}

/** Makes an account with a number whose code was right: it needs neither email nor password. */
function NumberSignUpForm({ number, role, onDone, onBack }: NumberSignUpFormProps) {
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
      <RoleAndNameFields form={form} />
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
function NumberOwnerForm({ number, onDone, onNew, onBack }: NumberOwnerFormProps) {
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
