import { useMediaQuery } from '@mantine/hooks'

/** For what style sheets cannot decide, such as how many page numbers there are. */
export const usePhone = () =>
  // The specification's phone layout ends here (section 9). Known before the first render: nothing moves.
  useMediaQuery('(width < 563px)', true, { getInitialValueInEffect: false })
