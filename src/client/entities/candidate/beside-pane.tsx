import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { KeyHint } from '../../ui/keyboard/key-hint.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../ui/icon/icons.tsx'

/** How a button of the bar looks. */
export const BAR_BUTTON = { size: 'sm', variant: 'default' } as const

interface BesidePaneProps {
  label: string
  previous: { label: string; onGo: (() => void) | undefined }
  next: { label: string; onGo: (() => void) | undefined }
  onClose: () => void
  /** Further buttons of the bar. */
  acts?: ReactNode
  children: ReactNode
}

/** What a row stands for, beside its list, with the ways to its neighbours. */
export function BesidePane({ label, previous, next, onClose, acts, children }: BesidePaneProps) {
  const { t } = useLingui()
  return (
    <Box
      component="section"
      aria-label={label}
      flex="1 1 52%"
      miw={0}
      pos="sticky"
      top={83}
      style={{ alignSelf: 'start', maxHeight: 'calc(100dvh - 83px)', overflowY: 'auto' }}
      data-no-print
    >
      <Group gap="xs" pos="sticky" top={0} py="xs" bg="var(--page)" style={{ zIndex: 3 }}>
        <Neighbour {...previous} shortcut="K">
          <ChevronLeftIcon size={18} />
          <KeyHint>K</KeyHint>
        </Neighbour>
        <Neighbour {...next} shortcut="J">
          <KeyHint>J</KeyHint>
          <ChevronRightIcon size={18} />
        </Neighbour>
        <Box flex={1} />
        {acts}
        <ActionIcon aria-label={t`Close`} title={t`Close`} onClick={onClose}>
          <CloseIcon size={20} />
        </ActionIcon>
      </Group>
      {children}
    </Box>
  )
}

interface NeighbourProps {
  label: string
  shortcut: string
  /** Undefined at an end of the list. */
  onGo: (() => void) | undefined
  children: ReactNode
}

const Neighbour = ({ label, shortcut, onGo, children }: NeighbourProps) => (
  <Button
    {...BAR_BUTTON}
    px="xs"
    aria-label={label}
    title={label}
    aria-keyshortcuts={shortcut}
    disabled={!onGo}
    onClick={onGo}
  >
    <Group component="span" gap={0} wrap="nowrap">
      {children}
    </Group>
  </Button>
)
