import { useLingui } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import { type ReactElement, type ReactNode, isValidElement } from 'react'
import { CheckIcon, ChevronDownIcon, CloseIcon, type Icon } from '../icon/icons.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { ChipRow, FieldGroup } from '../field/field-group.tsx'

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

interface ChoiceChipsProps<Value extends string | number> {
  /** Field of the form, whose error leads to it. */
  field?: string | undefined
  label: ReactNode
  note?: ReactNode
  /** Below the chips. */
  hint?: ReactNode
  options: readonly { value: Value; label: MessageDescriptor | string | ReactElement }[]
  /** One value, several, or null for none. */
  chosen: readonly Value[] | Value | null
  onPress: (value: Value) => void
  error?: ReactNode
  children?: ReactNode
}

/** A labelled group of chips; a chosen one has a check mark besides its colour. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { options, chosen, onPress, children, ...group } = props
  const { i18n } = useLingui()
  return (
    <FieldGroup {...group}>
      <ChipRow>
        {options.map((option) => {
          const active = isAmong(chosen, option.value)
          return (
            <Chip
              key={option.value}
              active={active}
              icon={active ? CheckIcon : undefined}
              onClick={() => onPress(option.value)}
            >
              {typeof option.label === 'string' || isValidElement(option.label)
                ? option.label
                : i18n._(option.label)}
            </Chip>
          )
        })}
      </ChipRow>
      {children}
    </FieldGroup>
  )
}

const isAmong = <Value extends string | number>(chosen: readonly Value[] | Value | null, value: Value) =>
  typeof chosen === 'object' && chosen !== null ? chosen.includes(value) : chosen === value
