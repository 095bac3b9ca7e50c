import { readItem, writeItem } from '../../browser/device-items.ts'

/** Where the reader's own facts on their stay are on this device. */
export const OWN_FACTS = 'ilteo.status'

const nameFor = (memberId: string) => `${OWN_FACTS}.${memberId}`

/** Sets the facts on this device aside for a member who signs out: for their next sign-in here, and nobody else's. */
export function setFactsAside(memberId: string): void {
  const facts = readItem(OWN_FACTS)
  if (facts !== null) writeItem(nameFor(memberId), facts)
}

/** Brings the facts of a member who signs in back; those chosen on this device meanwhile are newer and stay. */
export function takeFactsBack(memberId: string): void {
  const facts = readItem(nameFor(memberId))
  if (facts !== null && readItem(OWN_FACTS) === null) writeItem(OWN_FACTS, facts)
  removeFactsAside(memberId)
}

/** Removes the facts on this device, which the page that signs out may not have loaded. */
export const removeFacts = (): void => writeItem(OWN_FACTS, null)

export const removeFactsAside = (memberId: string): void => writeItem(nameFor(memberId), null)
