import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Panel } from '../../../ui/page/page.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
  SecondFactorCode,
} from '../../../../contract/account/second-factor.ts'
import { CommandAlert, CommandButton, useOperatorCommand } from '../desk/command.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { personal } from '../queries.ts'
import { renderSVG } from 'uqr'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ApiProblem } from '../../../api/problem.ts'
import { useCommand } from '../../../api/use-command.ts'
import { Form } from '../../../forms/form.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'

/** Shows the console once this session has passed the second factor; until then asks for it or sets it up. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  // Read once per session: only this page changes it.
  const result = useQuery(personal(getSecondFactor, {}, { staleTime: Infinity }))
  // Recovery codes are shown after the session was admitted, so the set-up must stay open.
  const [isSettingUp, setSettingUp] = useState(false)
  const state = result.data?.data
  // Without an answer the pages show their own errors.
  if (!state && !result.isPending) return children
  if (state?.isPassed && !isSettingUp) return children
  const finish = async () => {
    await queries.invalidateQueries()
    setSettingUp(false)
  }
  return (
    <div id="desk" tabIndex={-1}>
      <DeskPage title={t`Two-step sign-in`}>
        {!state ? (
          <LoadingBlocks rows={2} form="text" />
        ) : state.isSet && !isSettingUp ? (
          <SecondFactorCheck onDone={() => void finish()} />
        ) : (
          <SecondFactorSetUp onConfirmed={() => setSettingUp(true)} onDone={() => void finish()} />
        )}
      </DeskPage>
    </div>
  )
}

/** The second step of an operator's sign-in. */
function SecondFactorCheck({ onDone }: { onDone: () => void }) {
  const pass = useOperatorCommand(passSecondFactor)
  return (
    <Step>
      <p>
        <Trans>Enter the six-digit code that your authenticator app shows for Ilteo.</Trans>
      </p>
      <CodeForm
        hint={
          <Trans>
            If you cannot use the app, enter a recovery code. If you have lost both, the server administrator
            can reset them.
          </Trans>
        }
        action={<Trans>Continue</Trans>}
        onCode={(code) => pass.sendAsync({ body: { code } }, { onSuccess: onDone })}
      />
    </Step>
  )
}

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Rendered on this device, because it contains a secret. */
function QrCode({ text }: { text: string }) {
  const { t } = useLingui()
  // Its colours stay in a dark scheme, too: cameras want dark on light.
  const image = renderSVG(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <Box
      component="img"
      src={`data:image/svg+xml,${encodeURIComponent(image)}`}
      alt={t`QR code of the key`}
      w="min(100%, 14rem)"
      mx="auto"
      bdrs="md"
    />
  )
}

/**
 * Sets up the second factor at an operator's first sign-in: shows the key, confirms a code, and shows the
 * recovery codes.
 */
function SecondFactorSetUp({ onConfirmed, onDone }: { onConfirmed: () => void; onDone: () => void }) {
  const begin = useOperatorCommand(beginSecondFactor)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const key = begin.data?.data
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  const showCodes = (codes: readonly string[]) => {
    setRecoveryCodes(codes)
    onConfirmed()
  }
  if (key) return <KeyStep shown={key} onCodes={showCodes} />
  return (
    <Step>
      <p>
        <Trans>
          Operators sign in with a password and a code from an authenticator app. You can use any app for
          one-time codes. Have your phone ready.
        </Trans>
      </p>
      {begin.error && <CommandAlert error={begin.error} />}
      <CommandButton fullWidth isBusy={begin.isPending} onClick={() => begin.send()}>
        <Trans>Set up now</Trans>
      </CommandButton>
    </Step>
  )
}

const Step = (props: { children: ReactNode }) => <Panel gap="md" maw="28rem" {...props} />

interface KeyStepProps {
  shown: DataOf<typeof beginSecondFactor>
  onCodes: (codes: readonly string[]) => void
}

function KeyStep({ shown: { key, uri }, onCodes }: KeyStepProps) {
  const { t } = useLingui()
  const confirm = useOperatorCommand(confirmSecondFactor)
  return (
    <Step>
      <p>{t`Scan this with your authenticator app, or type the key into it.`}</p>
      <QrCode text={uri} />
      <Stack gap="xs">
        <Text span size="sm" fw={700}>{t`Key`}</Text>
        <Text component="code" ff="monospace" style={{ userSelect: 'all' }}>
          {key.match(/.{1,4}/g)?.join(' ')}
        </Text>
      </Stack>
      <CodeForm
        hint={<Trans>The six digits that the app shows now.</Trans>}
        action={<Trans>Confirm</Trans>}
        onCode={(code) =>
          confirm.sendAsync({ body: { code } }, { onSuccess: ({ data }) => onCodes(data.recoveryCodes) })
        }
      />
    </Step>
  )
}

/** Recovery codes, shown once: the server stores only their hashes. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui()
  return (
    <Step>
      <h2>{t`Your recovery codes`}</h2>
      <p>
        <Trans>
          Use a recovery code to sign in when you do not have the app. Each code works once. Write the codes
          down or print them, and keep them away from your phone. They will not be shown again.
        </Trans>
      </p>
      <Flex component="ul" wrap="wrap" gap="xs" style={{ userSelect: 'all' }}>
        {codes.map((code) => (
          <Text component="li" key={code} flex="1 1 8rem" ff="monospace">
            {code}
          </Text>
        ))}
      </Flex>
      <Button fullWidth onClick={onDone}>{t`I have saved the codes`}</Button>
    </Step>
  )
}

interface CodeFormProps {
  hint?: ReactNode
  action: ReactNode
  onCode: (code: string) => Promise<unknown>
}

const Values = z.object({ code: SecondFactorCode })

const malformed = msg`A code has six digits. A recovery code has ten letters and digits.`

/** A field for a code of the authenticator app or a recovery code. */
function CodeForm({ hint, action, onCode }: CodeFormProps) {
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
