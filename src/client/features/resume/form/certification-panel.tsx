import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Box, Flex, Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { CERTIFICATION, certify } from '../../../../contract/account/certification.ts'
import { errorTexts } from '../../../../contract/base/error-texts.ts'
import { canBeConfirmed, minutesText } from '../../../entities/certification/cellphone-text.ts'
import { CodeSent } from '../../../entities/certification/code-fields.tsx'
import { IdentitySheet } from '../../../entities/identity/identity-sheet.tsx'
import { ApiProblem } from '../../../api/problem.ts'
import { ActionLink } from '../../../ui/link.tsx'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { call } from '../../../api/api.ts'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { useCodeSending } from '../../../entities/certification/use-code-sending.ts'
import { currentSession } from '../../../api/session.ts'
import { InfoIcon, TriangleIcon } from '../../../ui/icon/icons.tsx'

const memberToken = () => currentSession()?.token ?? null

/** Verifies the signed-in member's cellphone with a code. */
export function useCertification(cellphone: string, onVerified: (cellphone: string) => void) {
  const sending = useCodeSending(memberToken)
  const check = useIdentityCheck({
    // Sends the number that the code was sent to: it may change before the answer.
    send: (verified: { cellphone: string; code: string }, proof) =>
      call(certify, {
        body: { ...verified, ...proof, onlyForCertification: true },
        token: memberToken(),
      }),
    onSuccess: (_, verified) => onVerified(verified.cellphone),
  })
  const send = () => {
    check.reset()
    sending.send(cellphone)
  }
  const verify = (code: string) => check.send({ cellphone, code })
  // The code belongs to the number it was sent to.
  return { ...sending, send, check, verify, isSent: sending.sentTo === cellphone }
}

type Certification = ReturnType<typeof useCertification>

/** Why no code can be requested. */
export type Obstacle = 'SIGN_IN' | 'OFFLINE'

interface CertificationPanelProps {
  certification: Certification
  obstacle: Obstacle | undefined
}

/** Below the number: the field for the code, or why none can be requested. */
export function CertificationPanel({ certification, obstacle }: CertificationPanelProps) {
  if (obstacle === 'SIGN_IN') return <SignInFirst />
  if (obstacle === 'OFFLINE' && !certification.isSent) return <NeedsNetwork />
  return (
    <>
      {certification.error && !certification.isSending && <ErrorNote error={certification.error} />}
      {certification.isSent && <CodeLine certification={certification} />}
    </>
  )
}

/** The height of a label: one line of small text, which is higher in some scripts. */
const LABEL = 'calc(max(20 / 14, var(--line-floor)) * 14 / 16 * 1rem + 0.5rem)'

/** The button stands beside the box of the field, below its label, and right under it where it wraps. */
export function FieldWithButton({ field, children }: { field: ReactNode; children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="flex-start" gap="xs" pt={LABEL}>
      <Box flex="1 1 9rem" mt={`calc(-1 * ${LABEL})`}>
        {field}
      </Box>
      {children}
    </Flex>
  )
}

/** It appears at the end of the page, where the bars would cover it. */
const showWhole = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

function CodeLine({ certification }: Pick<CertificationPanelProps, 'certification'>) {
  const { i18n } = useLingui()
  const { check, secondsLeft, isSent } = certification
  const [code, setCode] = useState('')
  const isExpired = isSent && secondsLeft === 0
  const verify = () => {
    if (canBeConfirmed(code) && !check.isPending && !isExpired) certification.verify(code)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter in the code field must not submit the resume.
    event.preventDefault()
    verify()
  }
  const refusal = check.error instanceof ApiProblem ? i18n._(errorTexts[check.error.code]) : undefined
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        <CodeSent cellphone={certification.sentTo ?? ''} />
      </Text>
      <div ref={showWhole}>
        <FieldWithButton
          field={
            <DigitsField
              label={<Trans>Code from the text message</Trans>}
              autoComplete="one-time-code"
              enterKeyHint="done"
              digits={code}
              maxDigits={CERTIFICATION.digits}
              format={(digits) => digits}
              onDigits={(digits) => {
                check.reset()
                setCode(digits)
              }}
              onKeyDown={onKeyDown}
              error={isExpired ? i18n._(errorTexts.CODE_EXPIRED) : refusal}
              rightSectionWidth="4.5rem"
              rightSection={
                <Text span pe="xs" size="sm" c="dimmed" role="timer">
                  {minutesText(secondsLeft)}
                </Text>
              }
            />
          }
        >
          <Button
            variant="light"
            disabled={!canBeConfirmed(code) || check.isPending || isExpired}
            onClick={verify}
          >
            <Trans>Confirm</Trans>
          </Button>
        </FieldWithButton>
      </div>
      {check.error && !refusal && <NeedsNetwork />}
      <IdentitySheet request={check} />
    </>
  )
}

function ErrorNote({ error }: { error: Error }) {
  const { i18n } = useLingui()
  if (!(error instanceof ApiProblem)) return <NeedsNetwork />
  const minutes = Math.ceil((error.retryAfter ?? 0) / 60)
  return (
    <Alert color="red" icon={<TriangleIcon size={20} />}>
      {error.code === 'TOO_MANY_REQUESTS' && minutes > 1 ? (
        <Trans>
          Too many codes were sent to this number. Try again in {minutes} minutes. You can save without a
          code.
        </Trans>
      ) : (
        i18n._(errorTexts[error.code])
      )}
    </Alert>
  )
}

function NeedsNetwork() {
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Trans>
        You need internet to get a code. You can save your resume now and verify your number later.
      </Trans>
    </Alert>
  )
}

function SignInFirst() {
  const here = useLocation({ select: ({ href }) => href })
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <p>
        <Trans>Sign in to verify your number. What you wrote is kept on this device.</Trans>
      </p>
      <ActionLink to="/signIn" search={{ redirect: here }} size="sm" mt="xs" label={<Trans>Sign in</Trans>} />
    </Alert>
  )
}
