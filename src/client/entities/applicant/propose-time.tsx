import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { CalendarIcon } from '../../ui/icon/icons.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { useOpenConversation } from '../conversation/use-open-conversation.ts'

interface ProposeTimeProps {
  application: {
    id: string
    name: string
    conversationId?: string | null | undefined
    offeredTimes?: object | null | undefined
  }
  /** In a table row: smaller, and named after the applicant. */
  compact: boolean
  /** Takes the focus when it appears, as the step after what was just chosen. */
  startsFocused: boolean
}

/** Opens the conversation with an applicant, and in it the form that offers times for an interview. */
export function ProposeTime({ application, compact, startsFocused }: ProposeTimeProps) {
  const { id, name, conversationId, offeredTimes } = application
  const { open, isPending, error } = useOpenConversation(
    { about: { applicationId: id }, id: conversationId },
    { offersTimes: true },
  )
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (startsFocused) button.current?.focus({ preventScroll: true })
  }, [startsFocused])
  return (
    <>
      {error && <RequestAlert error={error} />}
      <Button
        ref={button}
        size={compact ? 'sm' : 'md'}
        fullWidth={!compact}
        variant="light"
        leftSection={<CalendarIcon size={20} />}
        disabled={isPending}
        onClick={open}
      >
        {offeredTimes ? (
          <Trans>Other times</Trans>
        ) : (
          <Trans comment="Button: opens the form that offers an applicant times for an interview">
            Propose a time
          </Trans>
        )}
        {compact && <Hidden>: {name}</Hidden>}
      </Button>
    </>
  )
}
