import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { SecondFactorCode } from '../../../../contract/account/second-factor.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useCommand } from '../../../api/use-command.ts'
import { Form } from '../../../forms/form.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'

interface SecondFactorCodeFormProps {
  hint?: ReactNode
  action: ReactNode
  onCode: (code: string) => Promise<unknown>
}

const Values = z.object({ code: SecondFactorCode })

const malformed = msg`A code has six digits. A recovery code has ten letters and digits.`

/** A field for a code of the authenticator app or a recovery code. */
export function SecondFactorCodeForm({ hint, action, onCode }: SecondFactorCodeFormProps) {
  const { t } = useLingui()
  const form = useDeskForm(Values, { code: '' }, { textOf: () => malformed })
  const refuse = (error: Error) => {
    if (!(error instanceof ApiProblem) || error.code !== 'CODE_MISMATCH') return form.refuse(error)
    form.setFieldError('code', t`This code is wrong or was already used. Wait for the next code.`)
    return form.focus('code')
  }
  const command = useCommand(({ code }: { code: string }) => onCode(code), { form: { refuse } })
  return (
    <Form gap="md" onSubmit={form.onSubmit(command.send)}>
      <TextInput
        label={<Trans>Code</Trans>}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        description={hint}
        {...form.getInputProps('code')}
      />
      {command.error && <CommandAlert error={command.error} />}
      <CommandButton type="submit" fullWidth isBusy={command.isPending}>
        {action}
      </CommandButton>
    </Form>
  )
}
