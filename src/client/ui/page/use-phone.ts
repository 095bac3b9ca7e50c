import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'

/** What a screen is taken for where it cannot be asked, as on the server. */
export const PhoneUnlessKnown = createContext(true)

/** For what style sheets cannot decide, such as how many page numbers there are. */
export function usePhone(): boolean {
  const unlessKnown = useContext(PhoneUnlessKnown)
  // The specification's phone layout ends here (section 9). Known before the first render: nothing moves.
  const isNarrow = useMediaQuery('(width < 563px)', undefined, { getInitialValueInEffect: false })
  return 'matchMedia' in globalThis ? isNarrow : unlessKnown
}
