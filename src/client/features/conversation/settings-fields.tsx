import { useLingui } from '@lingui/react/macro'
import { Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import {
  type ConversationSettings,
  getConversationSettings,
  saveConversationSettings,
} from '../../../contract/message/conversation.ts'
import { dataTimeOf, queryFor } from '../../api/query-for.ts'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'

const ENTITY = 'conversation-settings'
const save = outboxCommand(saveConversationSettings, {
  entity: () => ENTITY,
  absolute: true,
  refreshes: [getConversationSettings],
})

/** What holds for all chats of the member. */
export function ConversationSettingsFields() {
  const { t } = useLingui()
  const result = useQuery(queryFor(getConversationSettings, {}, { staleTime: 0 }))
  const unsent = useUnsent()(ENTITY, dataTimeOf(result))?.payload
  const { mutate } = useSend(save)
  const stored = result.data?.data
  if (!stored) return null
  const settings: ConversationSettings = {
    ...stored,
    ...(unsent as Partial<ConversationSettings> | undefined),
  }
  const switchOf = (name: keyof ConversationSettings) => ({
    checked: settings[name],
    // The whole state: a later save replaces an earlier one.
    onChange: () => mutate({ body: { ...settings, [name]: !settings[name] } }),
  })
  return (
    <>
      <Switch
        label={t`Show when I have read a message`}
        description={t`In all chats. If it is off, others see only that a message has arrived.`}
        {...switchOf('showsReading')}
      />
      <Switch
        label={t`Show the text in notifications`}
        description={t`Others may read it on your locked screen.`}
        {...switchOf('showsPreviews')}
      />
      <Switch
        label={t`Notify me at night too`}
        description={t`From 21:00 to 08:00, only about chats in which you wrote that day.`}
        {...switchOf('pushesAtNight')}
      />
    </>
  )
}
