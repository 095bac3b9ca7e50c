import { useSyncExternalStore } from 'react'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { currentMemberId, onMemberId } from '../../api/session.ts'
import { readValue, writeItem } from '../../browser/device-items.ts'
import { createSignal } from '../../browser/signal.ts'
import { OWN_FACTS as NAME, takeFactsBack } from '../../offline/cache/own-facts-kept.ts'

const facts = createSignal<WorkRightPerson | null>(null)
takeBack()
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME || key === null) facts.set(read())
})
// What a member said of their stay outlives their session on this device for themselves alone.
onMemberId(() => {
  if (currentMemberId() === null) keepOwnFacts(null)
  else takeBack()
})

/** What the reader said of their own stay; kept on this device, and null if nothing. */
export const ownFacts = facts.get
export const useOwnFacts = () => useSyncExternalStore(facts.subscribe, facts.get, () => null)

export function keepOwnFacts(next: WorkRightPerson | null): void {
  writeItem(NAME, next && JSON.stringify(next))
  facts.set(next)
}

function takeBack() {
  const memberId = currentMemberId()
  if (memberId !== null) takeFactsBack(memberId)
  // Where storage is disabled, what was chosen on this page stays.
  if (facts.get() === null) facts.set(read())
}

function read(): WorkRightPerson | null {
  const value = readValue(NAME)
  const isPerson =
    typeof value === 'object' &&
    value !== null &&
    'visaStatus' in value &&
    typeof value.visaStatus === 'string'
  return isPerson ? (value as WorkRightPerson) : null
}
