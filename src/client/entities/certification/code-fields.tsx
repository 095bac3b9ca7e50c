import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { CERTIFICATION } from '../../../contract/account/certification.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { CELLPHONE_DIGITS, canBeSent, cellphoneText, minutesText } from './cellphone-text.ts'
import type { CodeFormApi, CodeValues } from './use-code-form.ts'
import type { CodeSending } from './use-code-sending.ts'
import { cellphoneDigits } from '../../../contract/account/cellphone.ts'

/** Fields for a cellphone number and the code sent to it; the form itself confirms the code. */
export function CodeFields({ form }: { form: CodeFormApi<CodeValues> }) {
  const { values, errors, sending } = form
  const { cellphone, code } = values
  return (
    <Stack>
      <Group gap="xs" align="flex-end">
        <CellphoneNumberField
          flex="1 1 11rem"
          digits={cellphone}
          onDigits={(digits) => form.setFieldValue('cellphone', digits)}
          error={errors['cellphone']}
        />
        <SendCodeButton
          digits={cellphone}
          isSending={sending.isSending}
          isSent={sending.sentTo !== undefined}
          secondsToWait={sending.secondsToWait}
          onSend={() => sending.send(cellphone)}
        >
          <Trans>Send code</Trans>
        </SendCodeButton>
      </Group>
      {!sending.isSending && <RequestAlert error={sending.error} />}
      <Sent sending={sending} />
      <DigitsField
        label={<Trans>Verification code</Trans>}
        name="code"
        autoComplete="one-time-code"
        digits={code}
        maxDigits={CERTIFICATION.digits}
        format={(digits) => digits}
        onDigits={(digits) => form.setFieldValue('code', digits)}
        error={errors['code']}
      />
    </Stack>
  )
}

/** Where the code went, and for how long it can be entered. */
export function CodeSent({ cellphone }: { cellphone: string }) {
  const number = cellphoneText(cellphone)
  const minutes = CERTIFICATION.validSeconds / 60
  return (
    <>
      <Trans>We sent a code to {number}.</Trans>{' '}
      <Trans>
        Enter it within {minutes} minutes. If it does not come, check the number and send it again.
      </Trans>
    </>
  )
}

/** The sentence is announced once; the running seconds are not. */
function Sent({ sending: { sentTo, secondsLeft } }: { sending: CodeSending }) {
  const left = minutesText(secondsLeft)
  return (
    // Before the first code is sent, the live region takes no space.
    <Text component="div" size="sm" c="dimmed" mt={sentTo === undefined ? 'calc(-1 * var(--space-16))' : 0}>
      <p role="status">{sentTo !== undefined && <CodeSent cellphone={sentTo} />}</p>
      {sentTo !== undefined && (
        <p>
          {secondsLeft > 0 ? (
            <Trans>The code is valid for {left}.</Trans>
          ) : (
            <Trans>The code is no longer valid. Please request a new one.</Trans>
          )}
        </p>
      )}
    </Text>
  )
}

interface SendCodeButtonProps {
  /** Digits of the cellphone number. */
  digits: string
  isSending: boolean
  isSent: boolean
  /** Seconds until another code may be sent. */
  secondsToWait: number
  onSend: () => void
  /** Label before the first code. */
  children: ReactNode
}

/** Sends a code to a cellphone, and again after a pause. */
export function SendCodeButton(props: SendCodeButtonProps) {
  const { digits, isSending, isSent, secondsToWait, onSend, children } = props
  const wait = minutesText(secondsToWait)
  return (
    <Button variant="light" disabled={!canBeSent(digits) || isSending || secondsToWait > 0} onClick={onSend}>
      {secondsToWait > 0 ? (
        <Trans>Send again in {wait}</Trans>
      ) : isSent ? (
        <Trans>Send again</Trans>
      ) : (
        children
      )}
    </Button>
  )
}

type CellphoneNumberFieldProps = Pick<
  ComponentProps<typeof DigitsField>,
  'digits' | 'onDigits' | 'onBlur' | 'error' | 'flex'
>

/** A Korean cellphone number, with hyphens while it is typed. */
export function CellphoneNumberField(props: CellphoneNumberFieldProps) {
  return (
    <DigitsField
      label={<Trans>Cellphone number</Trans>}
      name="cellphone"
      autoComplete="tel-national"
      placeholder="000-0000-0000"
      maxDigits={CELLPHONE_DIGITS}
      format={cellphoneText}
      read={cellphoneDigits}
      {...props}
    />
  )
}
