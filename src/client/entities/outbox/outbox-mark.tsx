import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import {
  ArrowUpIcon,
  CheckIcon,
  type Icon,
  KeyIcon,
  PhoneDeviceIcon,
  TriangleIcon,
} from '../../ui/icon/icons.tsx'
import type { Unsent } from '../../offline/outbox/use-outbox.ts'
import classes from './outbox-mark.module.css'

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

const marks: Record<OutboxView, { icon: Icon; text: MessageDescriptor; shortText: MessageDescriptor }> = {
  saved: { icon: PhoneDeviceIcon, text: msg`Saved on this device`, shortText: msg`Saved on this device` },
  sending: {
    icon: ArrowUpIcon,
    text: msg({ message: 'Sending', comment: 'State: an item is being sent' }),
    shortText: msg`Sending`,
  },
  signIn: { icon: KeyIcon, text: msg`Saved. Sign in to send it`, shortText: msg`Sign in` },
  attention: {
    icon: TriangleIcon,
    text: msg`Needs attention`,
    shortText: msg({ message: 'Check', comment: "Short state: an item needs the reader's attention" }),
  },
  sent: {
    icon: CheckIcon,
    text: msg({ message: 'Sent', comment: 'State: an item has been sent' }),
    shortText: msg`Sent`,
  },
}

interface OutboxMarkProps {
  view: OutboxView
  children?: string
  /** In a narrow header: one word on phones. Screen readers hear the whole text. */
  isShort?: boolean
}

/** Icon and word, always both. */
export function OutboxMark({ view, children, isShort = false }: OutboxMarkProps) {
  const { i18n } = useLingui()
  const { icon: StateIcon, text, shortText } = marks[view]
  return (
    <span className={classes.mark} data-view={view} data-short={isShort || undefined}>
      <StateIcon size={18} />
      <span className={classes.text}>{children ?? i18n._(text)}</span>
      {isShort && (
        <span className={classes.word} aria-hidden="true">
          {i18n._(shortText)}
        </span>
      )}
    </span>
  )
}
