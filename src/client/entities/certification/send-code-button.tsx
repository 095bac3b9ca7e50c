import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { canBeSent, minutesText } from './cellphone-text.ts'

interface SendCodeButtonProps {
  /** Of the cellphone. */
  digits: string
  isSending: boolean
  isSent: boolean
  /** Until it may be sent again. */
  secondsToWait: number
  onSend: () => void
  /** Words for the first time. */
  children: ReactNode
}

/** Has a code sent to a cellphone, and again after a while. */
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
