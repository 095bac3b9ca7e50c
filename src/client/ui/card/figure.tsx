import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

/** The number of a line such as "12 applicants". */
export const Figure = ({ children }: { children: ReactNode }) => (
  <Box component="b" fz="1.75rem" lh={1.3}>
    {children}
  </Box>
)
