import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './chip.module.css'
import { ChevronDownIcon, CloseIcon, type Icon } from '../icon/icons.tsx'

interface ChipProps {
  children: ReactNode
  active?: boolean
  icon?: Icon
  /** Whether it opens something: shows a chevron. */
  opens?: boolean
  onClick: () => void
}

/** A filter chip: opens a sheet, or toggles. */
export function Chip({ children, active = false, icon: Drawing, opens = false, onClick }: ChipProps) {
  return (
    <UnstyledButton
      type="button"
      className={classes.chip}
      data-active={active || undefined}
      aria-pressed={opens ? undefined : active}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={onClick}
    >
      {Drawing && <Drawing size={18} />}
      <span>{children}</span>
      {opens && <ChevronDownIcon size={16} />}
    </UnstyledButton>
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
    <UnstyledButton
      type="button"
      className={classes.removable}
      data-sunk={sunk || undefined}
      aria-label={t`Remove ${children}`}
      onClick={onRemove}
    >
      <span>{children}</span>
      <CloseIcon size={16} />
    </UnstyledButton>
  )
}
