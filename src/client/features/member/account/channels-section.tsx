import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Me } from '../../../../contract/account/member.ts'
import {
  type Channel,
  CHANNELS,
  type ChannelTopic,
  getNotificationChannels,
  type NotificationChannels,
  saveNotificationChannels,
  TEXTS_A_DAY,
  USUAL_CHANNEL,
  CHANNEL_TOPICS,
} from '../../../../contract/message/notification-channels.ts'
import { dataTimeOf, queryFor } from '../../../api/query-for.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { OutboxMark } from '../../../entities/outbox/outbox-mark.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { outboxCommand, useSend } from '../../../offline/outbox/sending.ts'
import { useUnsent } from '../../../offline/outbox/use-outbox.ts'
import { Section } from '../../../ui/page/page.tsx'

const topicLabels: Record<ChannelTopic, MessageDescriptor> = {
  applicants: msg`New applicants`,
  answers: msg`Answers, messages and interview times`,
  payment: msg({ message: 'Payments', comment: 'What notifications are about' }),
  people: msg({ message: 'People', comment: 'Who works for the company' }),
}

const channelLabels: Record<Channel, MessageDescriptor> = {
  APP: msg({ message: 'Only in the app', comment: 'Where notifications are shown' }),
  MAIL_UNREAD: msg`Email if unread for 10 minutes`,
  MAIL: msg`Email at once`,
  MAIL_DAILY: msg({ message: 'One email a day, at 9:00', comment: 'In the morning' }),
  TEXT: msg`Text message at once`,
}

const ENTITY = 'notification-channels'
const save = outboxCommand(saveNotificationChannels, {
  entity: () => ENTITY,
  absolute: true,
  refreshes: [getNotificationChannels],
})

/** How the member is told of notifications outside the app. */
export function ChannelsSection({ me }: { me: Me }) {
  const result = useQuery(queryFor(getNotificationChannels, {}))
  const unsent = useUnsent()(ENTITY, dataTimeOf(result))
  const { mutate, error } = useSend(save)
  const stored = result.data?.data
  const channels = stored && { ...stored, ...(unsent?.payload as Partial<NotificationChannels> | undefined) }
  return (
    <Section
      surface
      id="channels"
      title={<Trans>Notifications by email or text message</Trans>}
      aside={unsent && unsent.state !== 'SENT' ? <OutboxMark view="saved" /> : undefined}
    >
      {channels ? (
        <ChannelFields me={me} channels={channels} onChange={(body) => mutate({ body })} />
      ) : (
        <QueryPlaceholder result={result} title={<Trans>The settings could not be loaded</Trans>} rows={3} />
      )}
      <SaveError error={error} />
    </Section>
  )
}

interface ChannelFieldsProps {
  me: Pick<Me, 'role' | 'emailVerified' | 'cellphoneVerified'>
  channels: NotificationChannels
  /** All topics: a later save replaces an earlier one. */
  onChange: (channels: NotificationChannels) => void
}

function ChannelFields({ me, channels, onChange }: ChannelFieldsProps) {
  const { i18n } = useLingui()
  const count = TEXTS_A_DAY
  return (
    <Stack gap="md">
      {topicsFor(me.role).map((topic) => (
        <NativeSelect
          key={topic}
          label={i18n._(topicLabels[topic])}
          value={channels[topic] ?? USUAL_CHANNEL}
          onChange={({ currentTarget: { value } }) => {
            const chosen = CHANNELS.find((each) => each === value)
            if (chosen) onChange({ ...channels, [topic]: chosen })
          }}
          data={CHANNELS.map((value) => ({
            value,
            label: i18n._(channelLabels[value]),
            disabled: !canChoose(value, me, channels[topic]),
          }))}
        />
      ))}
      {!me.emailVerified && (
        <Text size="sm">
          <Trans>
            Without a confirmed email you get notifications only in the app, unless you choose text messages.
          </Trans>
        </Text>
      )}
      {!me.cellphoneVerified && (
        <Text size="sm">
          <Trans>Text messages need a verified cellphone number.</Trans>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <Trans>
          Nothing is sent from 21:00 to 8:00. It comes in the morning. You get at most {count} text messages a
          day.
        </Trans>
      </Text>
    </Stack>
  )
}

/** What a member is notified of: workers have no applicants, and pay nothing. */
export const topicsFor = (role: Me['role']): readonly ChannelTopic[] =>
  CHANNEL_TOPICS.filter((topic) => role === 'EMPLOYER' || topic === 'answers')

/** Text messages need a verified number; one that was chosen before the number was lost stays visible. */
export const canChoose = (
  channel: Channel,
  { cellphoneVerified }: Pick<Me, 'cellphoneVerified'>,
  chosen: Channel,
): boolean => channel !== 'TEXT' || cellphoneVerified || chosen === 'TEXT'
