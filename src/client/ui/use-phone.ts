import { useSyncExternalStore } from 'react'

/** The specification's phone layout ends here (section 9). */
const phone = globalThis.matchMedia?.('(width < 563px)')

const subscribe = (listener: () => void) => {
  phone?.addEventListener('change', listener)
  return () => phone?.removeEventListener('change', listener)
}

/** For what style sheets cannot decide, such as how many page numbers there are. */
export const usePhone = () => useSyncExternalStore(subscribe, () => phone?.matches ?? true)
