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

const marks: Record<OutboxView, { icon: Icon; text: MessageDescriptor }> = {
  saved: { icon: PhoneDeviceIcon, text: msg`Saved on this phone` },
  sending: { icon: ArrowUpIcon, text: msg`Sending` },
  signIn: { icon: KeyIcon, text: msg`Saved. Sign in to send` },
  attention: { icon: TriangleIcon, text: msg`Needs attention` },
  sent: { icon: CheckIcon, text: msg`Sent` },
}

/** Icon and word, always both. */
export function OutboxMark({ view, children }: { view: OutboxView; children?: string }) {
  const { i18n } = useLingui()
  const { icon: Drawing, text } = marks[view]
  return (
    <span className={classes.mark} data-view={view}>
      <Drawing size={18} />
      <span>{children ?? i18n._(text)}</span>
    </span>
  )
}
