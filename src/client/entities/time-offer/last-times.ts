import * as z from 'zod/mini'
import { messageApplicant } from '../../../contract/employer/applicant.ts'
import { sendMessage } from '../../../contract/message/conversation-message.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../offline/outbox/use-outbox.ts'
import { seoulInput } from '../../i18n/seoul-time.ts'
import { NO_TIMES, type TimeOffer } from './time-offer.ts'

const Offer = z.object({
  kind: z.literal('TIME'),
  accepted: z.nullable(z.string()),
  times: z.array(z.string()),
})
const OFFERING: readonly string[] = [sendMessage.name, messageApplicant.name]

type Said = Pick<Entry, 'operation'> & { at: number; payload: unknown }

/** The times that this member offered last, of those the ones that lie ahead, as a form has them; empty without any. */
export function lastTimes(
  entries: readonly Pick<Entry, 'operation' | 'payload' | 'savedAt'>[],
  sent: readonly Pick<Receipt, 'operation' | 'payload' | 'at'>[],
  now: number = Date.now(),
): TimeOffer | null {
  const waiting = entries.map(({ operation, payload, savedAt }): Said => ({
    operation,
    at: savedAt,
    payload: payload.kind === 'json' ? payload.value : undefined,
  }))
  const all: Said[] = [...waiting, ...sent.map(({ operation, payload, at }) => ({ operation, payload, at }))]
  const offers = all
    .filter(({ operation }) => OFFERING.includes(operation))
    .flatMap(({ payload, at }) => {
      const offer = Offer.safeParse(payload)
      return offer.success && offer.data.accepted === null ? [{ at, times: offer.data.times }] : []
    })
    .toSorted((one, other) => other.at - one.at)
  const ahead = offers[0]?.times.filter((time) => Date.parse(time) > now) ?? []
  return ahead.length === 0 ? null : NO_TIMES.map((_, index) => seoulInput(ahead[index] ?? null))
}

/** Those of this device's last seven days, which are forgotten when the member signs out. */
export function useLastTimes(): TimeOffer | null {
  const { entries, sent } = useOutbox()
  return lastTimes(entries, sent)
}
