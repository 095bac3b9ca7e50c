import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChevronDownIcon, CloseIcon, type Icon } from '../icon/icons.tsx'

interface ChipProps {
  children: ReactNode
  active?: boolean
  icon?: Icon | undefined
  /** Whether it opens something: shows a chevron. */
  opens?: boolean
  onClick: () => void
}

const PILL = { size: 'sm', radius: 'full', flex: 'none', px: 14 } satisfies ButtonProps

/**
 * A button that opens a sheet, or toggles. Mantine's `Chip` is a check box or radio button, which neither opens anything
 * nor reacts to Enter.
 */
export function Chip({ children, active = false, icon: Drawing, opens = false, onClick }: ChipProps) {
  const look = active
    ? ({ variant: 'outline', bg: 'var(--tint)', fw: 700 } as const)
    : ({ variant: 'default', fw: 400 } as const)
  return (
    <Button
      {...PILL}
      {...look}
      leftSection={Drawing && <Drawing size={18} />}
      rightSection={opens && <ChevronDownIcon size={16} />}
      aria-pressed={opens ? undefined : active}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

interface RemovableChipProps {
  children: string
  onRemove: () => void
  /** Grey on a white surface, white on the page's grey. */
  sunk?: boolean
}

export function RemovableChip({ children, onRemove, sunk = false }: RemovableChipProps) {
  const { t } = useLingui()
  return (
    <Button
      {...PILL}
      variant={sunk ? 'light' : 'default'}
      color="dark"
      bd={0}
      fw={400}
      rightSection={<CloseIcon size={16} />}
      aria-label={t`Remove ${children}`}
      onClick={onRemove}
    >
      {children}
    </Button>
  )
}
