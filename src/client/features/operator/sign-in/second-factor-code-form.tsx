import { Trans } from '@lingui/react/macro'
import { TextInput, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { SecondFactorCode } from '../../../../contract/account/second-factor.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { focusFirstError } from '../../../forms/focus-error.ts'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { SpokenError } from '../desk/field-error.tsx'

interface SecondFactorCodeFormProps {
  hint?: ReactNode
  action: ReactNode
  isBusy: boolean
  error: Error | null
  onCode: (code: string) => void
}

/** A field for a code of the authenticator app or a recovery code. */
export function SecondFactorCodeForm({ hint, action, isBusy, error, onCode }: SecondFactorCodeFormProps) {
  const [code, setCode] = useState('')
  const [isMalformed, setMalformed] = useState(false)
  const isRefused = error instanceof ApiProblem && error.code === 'CODE_MISMATCH'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isRefused) focusFirstError(form.current, { code: true })
  }, [isRefused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fits = SecondFactorCode.safeParse(code).success
    setMalformed(!fits)
    if (!fits) focusFirstError(form.current, { code: true })
    else if (!isBusy) onCode(code)
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        <TextInput
          label={<Trans>Code</Trans>}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          description={hint}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value)
            setMalformed(false)
          }}
          error={
            isMalformed ? (
              <SpokenError>
                <Trans>A code has six digits. A recovery code has ten letters and digits.</Trans>
              </SpokenError>
            ) : isRefused ? (
              <SpokenError>
                <Trans>This code is wrong or was already used. Wait for the next code.</Trans>
              </SpokenError>
            ) : undefined
          }
        />
        {error && !isRefused && <CommandAlert error={error} />}
        <CommandButton type="submit" fullWidth isBusy={isBusy}>
          {action}
        </CommandButton>
      </Stack>
    </form>
  )
}
