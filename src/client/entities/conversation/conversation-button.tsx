import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { ChatIcon } from '../../ui/icon/icons.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'
import { useMayAct } from '../member/company-right.tsx'
import { type ConversationToOpen, useOpenConversation } from './use-open-conversation.ts'

interface ConversationButtonProps extends ConversationToOpen {
  unread?: number | undefined
  /** In a table row. */
  compact?: boolean
}

/** Opens the conversation about an application or a job offer; who may only look opens what somebody has begun. */
export function ConversationButton({ about, id, unread = 0, compact = false }: ConversationButtonProps) {
  const { open, isPending, error } = useOpenConversation({ about, id })
  const mayAct = useMayAct()
  if (!id && !mayAct) return null
  return (
    <>
      {error && <RequestAlert error={error} />}
      <Button
        size={compact ? 'sm' : 'md'}
        variant={unread > 0 ? 'light' : 'default'}
        leftSection={<ChatIcon size={20} />}
        disabled={isPending}
        onClick={open}
      >
        {unread > 0 ? (
          <Plural value={unread} one="# new message" other="# new messages" />
        ) : (
          <Trans comment="Button: write to the other side">Message</Trans>
        )}
      </Button>
    </>
  )
}
