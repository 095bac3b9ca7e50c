import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import {
  type Conversation,
  type ConversationSettings,
  getConversationSettings,
  saveConversationSettings,
} from '../../../contract/message/conversation.ts'
import { setBlocked, setMuted } from '../../entities/conversation/conversation-commands.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { RightNote, useMayAct } from '../../entities/member/company-right.tsx'
import { useFormat } from '../../i18n/format.ts'
import { outboxCommand, useSend } from '../../offline/outbox/sending.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { dataTimeOf, queryFor } from '../../api/query-for.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'

interface ThreadMenuProps {
  about: Conversation
  isMuted: boolean
  isBlocked: boolean
  onReport: () => void
  onClose: () => void
}

/** What can be done about a conversation as a whole. */
export function ThreadMenu({ about, isMuted, isBlocked, onReport, onClose }: ThreadMenuProps) {
  const { t } = useLingui()
  const format = useFormat()
  const muting = useSend(setMuted)
  const blocking = useSend(setBlocked)
  const [isAsking, setIsAsking] = useState(false)
  const mayAct = useMayAct()
  const { id, counterpart, deletionDate } = about
  const title = { title: counterpart.name }
  const block = (next: boolean) => {
    blocking.mutate({ params: { id }, body: { isBlocked: next }, title }, { onSuccess: onClose })
  }
  const when = deletionDate === null ? '' : format.date(deletionDate)
  return (
    <Sheet open fit onClose={onClose} title={<Trans>This chat</Trans>}>
      <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
        {!isAsking && (
          <>
            {mayAct && (
              <Switch
                label={t`Mute`}
                description={<Trans>No notifications about this chat. New messages are still here.</Trans>}
                checked={isMuted}
                onChange={() => muting.mutate({ params: { id }, body: { isMuted: !isMuted }, title })}
              />
            )}
            <ConversationSettingsFields />
            {deletionDate !== null && (
              <p>
                <Trans>This chat is deleted on {when}.</Trans>
              </p>
            )}
          </>
        )}
        <SaveError error={muting.error ?? blocking.error} />
        {isAsking ? (
          <>
            <p>
              <Trans>
                They can no longer write to you, in any chat. They are not told. You can unblock them later.
              </Trans>
            </p>
            <Button fullWidth onClick={() => block(true)}>
              <Trans>Block</Trans>
            </Button>
          </>
        ) : !mayAct ? (
          <RightNote />
        ) : (
          <Stack gap="xxs">
            <Button fullWidth variant="default" onClick={onReport}>
              <Trans>Report a message</Trans>
            </Button>
            <Button
              fullWidth
              variant="subtle"
              color="gray"
              onClick={() => (isBlocked ? block(false) : setIsAsking(true))}
            >
              {isBlocked ? <Trans>Unblock</Trans> : <Trans>Block this person</Trans>}
            </Button>
          </Stack>
        )}
      </Stack>
    </Sheet>
  )
}

const ENTITY = 'conversation-settings'
const save = outboxCommand(saveConversationSettings, {
  entity: () => ENTITY,
  absolute: true,
  refreshes: [getConversationSettings],
})

/** What holds for all chats of the member. */
function ConversationSettingsFields() {
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
