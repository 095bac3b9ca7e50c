import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { canBeSent, minutesText } from './cellphone-text.ts'

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
