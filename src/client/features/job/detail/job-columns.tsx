import { Box, Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

interface JobColumnsProps {
  /** What to do about the job: beside it on desktop, at the bottom of the window on tablets, in a bar on phones. */
  aside: ReactNode
  /** Below it on desktop; phones have them in the header. */
  tools: ReactNode
  children: ReactNode
}

/** A job and what to do about it. */
export function JobColumns({ aside, tools, children }: JobColumnsProps) {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'flex-start' }}
      gap={{ sm: 'md' }}
      mt={{ sm: 'xs' }}
    >
      <Box component="article" flex={{ md: 1 }} miw={0}>
        {children}
      </Box>
      <Stack
        component="aside"
        w={{ md: 320 }}
        p={{ sm: 'md', md: 'xl' }}
        pos={{ sm: 'sticky' }}
        top={{ md: 16 }}
        bottom={{ sm: 8, md: 'auto' }}
        bg={{ sm: 'var(--surface)' }}
        bdrs={{ sm: 'lg' }}
        data-no-print
      >
        {aside}
        <Flex
          justify="flex-end"
          mt="calc(-1 * var(--space-8))"
          mb="calc(-1 * var(--space-12))"
          visibleFrom="md"
        >
          {tools}
        </Flex>
      </Stack>
    </Flex>
  )
}
