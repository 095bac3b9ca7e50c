import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { Chip } from './chip.tsx'
import { ChipRow, FieldGroup } from '../field/field-group.tsx'
import { CheckIcon } from '../icon/icons.tsx'

interface ChoiceChipsProps<Value extends string | number> {
  label: ReactNode
  note?: ReactNode
  options: readonly { value: Value; label: MessageDescriptor | string | ReactElement }[]
  /** One value, several, or null for none. */
  chosen: readonly Value[] | Value | null
  onPress: (value: Value) => void
  error?: ReactNode
  children?: ReactNode
}

/** A labelled group of chips; a chosen one has a check mark besides its colour. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { label, note, options, chosen, onPress, error, children } = props
  const { i18n } = useLingui()
  return (
    <FieldGroup label={label} note={note} error={error}>
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
