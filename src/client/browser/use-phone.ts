import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'

/** The assumption if the screen size is unknown, as on the server. */
export const AssumePhone = createContext(true)

/** Whether the phone layout applies, for what CSS cannot decide, such as the number of page links. */
export function usePhone(): boolean {
  const unlessKnown = useContext(AssumePhone)
  // The width at which the style sheets switch too. Evaluated in the first render, so that nothing shifts.
  const isNarrow = useMediaQuery('(width < 563px)', undefined, { getInitialValueInEffect: false })
  return 'matchMedia' in globalThis ? isNarrow : unlessKnown
}

/** Whether the wide layout applies and no finger is the main pointer: most likely there is a keyboard. */
export function useDesk(): boolean {
  const isTouched = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false })
  const phone = usePhone()
  return !isTouched && !phone
}
