import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Icon } from '../../../ui/icon/icons.tsx'

interface HomeRowProps {
  icon: Icon
  title: ReactNode
  note: ReactNode
  /** A link that looks like a small button. */
  action: ReactNode
}

/** One thing that the reader can go on with. */
export function HomeRow({ icon: Drawing, title, note, action }: HomeRowProps) {
  return (
    <Group
      gap="sm"
      mt={{ base: 'xs', sm: 'md' }}
      mb="xs"
      py={{ base: 'sm', sm: 'md' }}
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Drawing />
      <Box flex="1 1 9rem" miw={0} style={{ overflowWrap: 'break-word' }}>
        <Text size="md" fw={700}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      </Box>
      {action}
    </Group>
  )
}
