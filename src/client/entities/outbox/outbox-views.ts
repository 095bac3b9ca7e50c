import type { Unsent } from '../../offline/outbox/use-outbox.ts'
import type { OutboxView } from './outbox-mark.tsx'

/** The view for each outbox state. */
export const outboxViews = {
  SAVED: 'saved',
  SENDING: 'sending',
  SIGN_IN: 'signIn',
  ATTENTION: 'attention',
  SENT: 'sent',
} as const satisfies Record<Unsent['state'], OutboxView>
