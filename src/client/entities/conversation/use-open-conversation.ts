import { useNavigate } from '@tanstack/react-router'
import { openConversation } from '../../../contract/message/conversation.ts'
import { useCommand } from '../../api/use-command.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The conversation opens with the form that offers times for an interview. */
    offersTimes?: boolean
  }
}

export interface ConversationToOpen {
  /** What the conversation is about. */
  about: { applicationId: string } | { proposalId: string }
  /** The conversation, if one side has opened it. */
  id: string | null | undefined
}

/** Opens the conversation about an application or a job offer; the first time needs a network. */
export function useOpenConversation(
  { about, id }: ConversationToOpen,
  state: { offersTimes?: boolean } = {},
) {
  const navigate = useNavigate()
  const show = (known: string) => void navigate({ to: '/messages/$id', params: { id: known }, state })
  const { send, isPending, error } = useCommand(openConversation, { onSuccess: ({ data }) => show(data.id) })
  return { open: () => (id ? show(id) : send({ body: about })), isPending, error }
}
