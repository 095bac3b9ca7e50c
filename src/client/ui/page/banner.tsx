import { Box, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Icon } from '../icon/icons.tsx'

interface BannerProps {
  icon: Icon
  title: ReactNode
  children?: ReactNode
  /** Dark for problems, tint for progress. */
  tone?: 'dark' | 'tint'
  action?: ReactNode
}

/** A strip under the header, in the flow of the page. */
export function Banner({ icon: Drawing, title, children, tone = 'dark', action }: BannerProps) {
  const colors =
    tone === 'tint' ? { bg: 'var(--tint)', c: 'var(--ink)' } : { bg: 'var(--banner)', c: 'var(--on-banner)' }
  return (
    <Box py="sm" px="edge" {...colors}>
      <Group gap="xs" align="flex-start" maw={{ base: 'var(--column)', sm: 'var(--content)' }} mx="auto">
        <Drawing size={20} />
        <Text component="div" size="sm" flex={1} miw="min(12rem, 100%)">
          <Text size="sm" fw={700}>
            {title}
          </Text>
          {children}
        </Text>
        {action && (
          // Its buttons ask for the width of their longest word, so that the row wraps instead.
          <Group gap="xs" style={{ overflowWrap: 'break-word' }}>
            {action}
          </Group>
        )}
      </Group>
    </Box>
  )
}
