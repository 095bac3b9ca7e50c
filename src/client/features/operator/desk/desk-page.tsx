import { Flex, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'

interface DeskPageProps {
  title: string
  /** Actions of the page. */
  actions?: ReactNode
  /** Filters and search, between title and content. */
  tools?: ReactNode
  children: ReactNode
}

/** Frame of the console's pages. */
export function DeskPage({ title, actions, tools, children }: DeskPageProps) {
  useTitle(title)
  return (
    <PageColumn>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        rowGap="xs"
        columnGap="md"
        pt={{ base: 'lg', sm: 'xxl' }}
        pb={{ base: 'sm', sm: 'md' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <Title order={1} fz={{ sm: 'xxl' }}>
          {title}
        </Title>
        {actions && <Group gap="xs">{actions}</Group>}
      </Flex>
      {tools && (
        <Flex
          wrap="wrap"
          align="center"
          rowGap="xs"
          columnGap="md"
          pb={{ base: 'sm', sm: 'md' }}
          px={{ base: 'edge', sm: 0 }}
        >
          {tools}
        </Flex>
      )}
      {children}
    </PageColumn>
  )
}
