import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useState } from 'react'
import type { Conversation } from '../../../contract/message/conversation.ts'
import { setBlocked, setMuted } from '../../entities/conversation/conversation-commands.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { ConversationSettingsFields } from './settings-fields.tsx'

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
            <Switch
              label={t`Mute`}
              description={<Trans>No notifications about this chat. New messages are still here.</Trans>}
              checked={isMuted}
              onChange={() => muting.mutate({ params: { id }, body: { isMuted: !isMuted }, title })}
            />
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
