import type { Unsent } from '../../offline/outbox/use-outbox.ts'
import type { OutboxView } from './outbox-mark.tsx'

/** How what was sent from this device is shown in each of its states. */
export const outboxViews = {
  SAVED: 'saved',
  SENDING: 'sending',
  SIGN_IN: 'signIn',
  ATTENTION: 'attention',
  SENT: 'sent',
} as const satisfies Record<Unsent['state'], OutboxView>
