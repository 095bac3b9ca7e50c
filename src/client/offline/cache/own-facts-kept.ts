/** Where the reader's own facts on their stay are on this device. */
export const OWN_FACTS = 'ilteo.status'

const nameFor = (memberId: string) => `${OWN_FACTS}.${memberId}`

/** Sets the facts on this device aside for a member who signs out: for their next sign-in here, and nobody else's. */
export function setFactsAside(memberId: string): void {
  try {
    const facts = localStorage.getItem(OWN_FACTS)
    if (facts !== null) localStorage.setItem(nameFor(memberId), facts)
  } catch {
    // Storage is disabled or full: the facts are chosen again.
  }
}

/** Brings the facts of a member who signs in back; those chosen on this device meanwhile are newer and stay. */
export function takeFactsBack(memberId: string): void {
  try {
    const facts = localStorage.getItem(nameFor(memberId))
    if (facts !== null && localStorage.getItem(OWN_FACTS) === null) localStorage.setItem(OWN_FACTS, facts)
    localStorage.removeItem(nameFor(memberId))
  } catch {
    // Storage is disabled: nothing was set aside.
  }
}

/** Removes the facts on this device, which the page that signs out may not have loaded. */
export function removeFacts(): void {
  remove(OWN_FACTS)
}

export function removeFactsAside(memberId: string): void {
  remove(nameFor(memberId))
}

function remove(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // Storage is disabled: there are none.
  }
}
