import { Plural, Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { openConversation } from '../../../contract/message/conversation.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChatIcon } from '../../ui/icon/icons.tsx'
import { RequestAlert } from '../answer/request-alert.tsx'

interface ConversationButtonProps {
  /** What the conversation is about. */
  about: { applicationId: string } | { proposalId: string }
  /** The conversation, if one side has opened it. */
  id: string | null | undefined
  unread?: number | undefined
  /** In a table row. */
  compact?: boolean
}

/** Opens the conversation about an application or a job offer; the first press needs a network. */
export function ConversationButton({ about, id, unread = 0, compact = false }: ConversationButtonProps) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(openConversation, {
        body: about,
        token: currentSession()?.token ?? null,
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ data }) => void navigate({ to: '/messages/$id', params: { id: data.id } }),
  })
  const press = () => {
    if (id) void navigate({ to: '/messages/$id', params: { id } })
    else mutate()
  }
  return (
    <>
      {error && <RequestAlert error={error} />}
      <Button
        size={compact ? 'sm' : 'md'}
        variant={unread > 0 ? 'light' : 'outline'}
        icon={ChatIcon}
        disabled={isPending}
        onClick={press}
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
