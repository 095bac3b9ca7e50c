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
import { NumberOwnerForm } from './number-owner-form.tsx'
import { type Entry, type ProvenNumber, startSessionByCode, signUpWithNumber } from './start-session.ts'
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
import { RoleAndNameFields } from '../role-field.tsx'
import { type NumberSignUpValues, numberSignUpErrors } from '../sign-up/sign-up-check.ts'

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
