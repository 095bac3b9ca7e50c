import { Box, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ChevronDownIcon, ChevronUpIcon, type Icon } from '../icon/icons.tsx'

interface BannerProps {
  icon: Icon
  title: ReactNode
  children?: ReactNode
  /** Dark for problems, tint for progress. */
  tone?: 'dark' | 'tint'
  action?: ReactNode
}

const column = { gap: 'xs', maw: { base: 'var(--column)', sm: 'var(--content)' }, mx: 'auto' } as const

/** A strip under the header, in the flow of the page: one line, which opens to what it has to say and to offer. */
export function Banner({ icon: Drawing, title, children, tone = 'dark', action }: BannerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const colors =
    tone === 'tint' ? { bg: 'var(--tint)', c: 'var(--ink)' } : { bg: 'var(--banner)', c: 'var(--on-banner)' }
  const folds = children !== undefined || action !== undefined
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon
  const line = (
    <>
      <Drawing size={20} style={{ flex: 'none' }} />
      <Text component="span" size="sm" fw={700} flex={1} miw={0} truncate={folds && !isOpen}>
        {title}
      </Text>
    </>
  )
  if (!folds)
    return (
      <Box py="sm" px="edge" {...colors}>
        <Group wrap="nowrap" align="flex-start" {...column}>
          {line}
        </Group>
      </Box>
    )
  return (
    <Box
      component="details"
      px="edge"
      {...colors}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <Group component="summary" wrap="nowrap" mih="var(--target)" style={{ cursor: 'pointer' }} {...column}>
        {line}
        <Chevron size={20} style={{ flex: 'none' }} />
      </Group>
      <Group align="flex-start" pb="sm" {...column}>
        <Text component="div" size="sm" flex={1} miw="min(12rem, 100%)">
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
