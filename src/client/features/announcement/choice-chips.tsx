import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { ChipRow, FieldGroup } from '../../ui/field-group.tsx'
import { CheckIcon } from '../../ui/icons.tsx'

interface ChoiceChipsProps<Value extends string | number> {
  label: ReactNode
  note?: ReactNode
  options: readonly { value: Value; label: MessageDescriptor | string }[]
  chosen: readonly Value[]
  onPress: (value: Value) => void
  error?: ReactNode
  children?: ReactNode
}

/** Chips under one label; what is chosen carries a check beside its colour. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { label, note, options, chosen, onPress, error, children } = props
  const { i18n } = useLingui()
  return (
    <FieldGroup label={label} note={note} error={error}>
      <ChipRow>
        {options.map((option) => {
          const active = chosen.includes(option.value)
          return (
            <Chip
              key={option.value}
              active={active}
              icon={active ? CheckIcon : undefined}
              onClick={() => onPress(option.value)}
            >
              {typeof option.label === 'string' ? option.label : i18n._(option.label)}
            </Chip>
          )
        })}
      </ChipRow>
      {children}
    </FieldGroup>
  )
}
