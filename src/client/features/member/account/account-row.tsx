import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface AccountRowProps {
  name: ReactNode
  lang?: string | undefined
  children: ReactNode
}

/** A name and its value, with the buttons that change it. */
export const AccountRow = ({ name, lang, children }: AccountRowProps) => (
  <Group justify="space-between" gap="xs" mih={44} py="xs">
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Group component="dd" gap="xs" lang={lang}>
      {children}
    </Group>
  </Group>
)
