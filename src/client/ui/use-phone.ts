import { useMediaQuery } from '@mantine/hooks'
import { createContext, useContext } from 'react'

/** What a screen is taken for where it cannot be asked, as on the server. */
export const PhoneUnlessKnown = createContext(true)

/** For what style sheets cannot decide, such as how many page numbers there are. */
export const usePhone = () =>
  // The specification's phone layout ends here (section 9). Known before the first render: nothing moves.
  useMediaQuery('(width < 563px)', useContext(PhoneUnlessKnown), { getInitialValueInEffect: false })
