import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Flex } from '@mantine/core'
import {
  ArrowUpIcon,
  CheckIcon,
  type Icon,
  KeyIcon,
  PhoneDeviceIcon,
  TriangleIcon,
} from '../../ui/icon/icons.tsx'
import type { Unsent } from '../../offline/outbox/use-outbox.ts'

/** The view for each outbox state. */
export const outboxViews = {
  SAVED: 'saved',
  SENDING: 'sending',
  SIGN_IN: 'signIn',
  ATTENTION: 'attention',
  SENT: 'sent',
} as const satisfies Record<Unsent['state'], OutboxView>

/** What a member sees of a command; the outbox's states map onto these. */
export type OutboxView = 'saved' | 'sending' | 'signIn' | 'attention' | 'sent'

interface Mark {
  icon: Icon
  color?: string
  text: MessageDescriptor
  shortText: MessageDescriptor
}

const marks: Record<OutboxView, Mark> = {
  saved: { icon: PhoneDeviceIcon, text: msg`Saved on this device`, shortText: msg`Saved on this device` },
  sending: {
    icon: ArrowUpIcon,
    color: 'primary',
    text: msg({ message: 'Sending', comment: 'State: an item is being sent' }),
    shortText: msg`Sending`,
  },
  signIn: {
    icon: KeyIcon,
    color: 'amber',
    text: msg`Saved. Sign in to send it`,
    shortText: msg`Sign in`,
  },
  attention: {
    icon: TriangleIcon,
    color: 'red',
    text: msg`Needs attention`,
    shortText: msg({ message: 'Check', comment: "Short state: an item needs the reader's attention" }),
  },
  sent: {
    icon: CheckIcon,
    color: 'green',
    text: msg({ message: 'Sent', comment: 'State: an item has been sent' }),
    shortText: msg`Sent`,
  },
}

interface OutboxMarkProps {
  view: OutboxView
  children?: string
  /** In a narrow header. */
  isShort?: boolean
}

/** Icon and word, always both. */
export function OutboxMark({ view, children, isShort = false }: OutboxMarkProps) {
  const { i18n } = useLingui()
  const { icon: StateIcon, text, shortText, color = 'dimmed' } = marks[view]
  return (
    <Flex component="span" display="inline-flex" gap={6} align="center" fz="sm" lh="sm" fw={700} c={color}>
      <StateIcon size={18} style={{ flex: 'none' }} />
      {children ?? i18n._(isShort ? shortText : text)}
    </Flex>
  )
}
