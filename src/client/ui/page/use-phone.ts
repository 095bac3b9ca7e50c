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

/** Whether the wide layout applies and a mouse is at hand, thus most likely a keyboard, too. */
export function useDesk(): boolean {
  const hasMouse = useMediaQuery('(hover: hover) and (pointer: fine)', undefined, {
    getInitialValueInEffect: false,
  })
  const phone = usePhone()
  return hasMouse && !phone
}
