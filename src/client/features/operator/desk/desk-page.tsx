import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/link.tsx'
import { Box, Flex, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem.ts'
import { EmptyState, ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'

interface DeskPageProps {
  title: string
  actions?: ReactNode
  /** Filters and search, between title and content. */
  tools?: ReactNode
  children: ReactNode
}

/** Style props of a line above the content. */
const row = {
  wrap: 'wrap',
  align: 'center',
  rowGap: 'xs',
  columnGap: 'md',
  pb: { base: 'sm', sm: 'md' },
  px: { base: 'edge', sm: 0 },
} as const

export function DeskPage({ title, actions, tools, children }: DeskPageProps) {
  useTitle(title)
  return (
    <PageColumn>
      <Flex {...row} justify="space-between" pt={{ base: 'lg', sm: 'xxl' }}>
        <Title order={1} fz={{ sm: 'xxl' }}>
          {title}
        </Title>
        {actions && <Group gap="xs">{actions}</Group>}
      </Flex>
      {tools && <Flex {...row}>{tools}</Flex>}
      {children}
    </PageColumn>
  )
}

interface DeskSectionProps {
  id?: string
  title: ReactNode
  children: ReactNode
}

/** A part of a page of the console under its heading. */
export const DeskSection = ({ id, title, children }: DeskSectionProps) => (
  <Box component="section" pb={{ base: 'xl', sm: 'xxl' }} px={{ base: 'edge', sm: 0 }} aria-labelledby={id}>
    <Title order={2} pb="sm" id={id}>
      {title}
    </Title>
    {children}
  </Box>
)

/** @param mark says what deserves a look */
export const figure = (name: ReactNode, value: ReactNode, mark?: ReactNode) => ({ name, value, mark })

/** Cards that are equally wide. */
export const Figures = ({ figures }: { figures: readonly ReturnType<typeof figure>[] }) => (
  <SimpleGrid component="dl" w="100%" minColWidth="min(100%, 9rem)" autoFlow="auto-fit" spacing="sm">
    {figures.map(({ name, value, mark }, place) => (
      <Paper key={place} py="md" px="lg" radius="lg">
        <Text component="dt" size="sm" c="dimmed">
          {name}
        </Text>
        <Text component="dd" fw={700}>
          {value} {mark}
        </Text>
      </Paper>
    ))}
  </SimpleGrid>
)

interface RecordQueryProps<Answer> {
  result: UseQueryResult<Answer>
  /** Shown if the server says that there is no such thing. */
  gone: ReactNode
  /** Title of the failure, and what to say besides. */
  failed: ReactNode
  failedNote?: ReactNode
  /** Level of the failure's heading. */
  as?: 'h2' | 'h3'
  rows?: number
  children: (answer: Answer) => ReactNode
}

/** One thing of the console: its answer, that it is gone, that it could not be loaded, or that it is on its way. */
export function RecordQuery<Answer>(props: RecordQueryProps<Answer>) {
  const { result, gone, failed, failedNote, as = 'h2', rows = 4, children } = props
  if (result.data !== undefined) return children(result.data)
  if (isGone(result.error)) return gone
  if (!result.error) return <LoadingBlocks rows={rows} form="text" />
  return (
    <ErrorState as={as} title={failed} onRetry={() => void result.refetch()}>
      {failedNote}
    </ErrorState>
  )
}

/** Whether the server answered that there is no such thing, rather than not at all. */
const isGone = (error: Error | null): boolean =>
  error instanceof ApiProblem && [400, 404, 410].includes(error.status)

/** Shown at an address that never was. */
export const NoSuchPage = () => (
  <EmptyState
    as="h1"
    title={<Trans>This page does not exist</Trans>}
    action={
      <ButtonLink to="/operator" variant="light">
        <Trans>Overview</Trans>
      </ButtonLink>
    }
  />
)
