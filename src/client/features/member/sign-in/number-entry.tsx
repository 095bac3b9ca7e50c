import { Trans } from '@lingui/react/macro'
import { Checkbox, Text } from '@mantine/core'
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
import { NumberSignUpForm } from '../sign-up/number-sign-up-form.tsx'
import { type Entry, type ProvenNumber, startSessionByCode } from './start-session.ts'

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
