import type { ReactNode } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { ChipRow, FieldGroup } from '../../ui/field-group.tsx'
import { CheckIcon } from '../../ui/icons.tsx'

interface ChoiceChipsProps<Value extends string | number> {
  /** Of the contract, for the focus. */
  field: string
  label: ReactNode
  options: readonly { value: Value; label: ReactNode }[]
  chosen: Value | null
  error?: ReactNode
  onChoose: (value: Value) => void
}

/** One of a few, as chips. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const { field, label, options, chosen, error, onChoose } = props
  return (
    <div data-field={field}>
      <FieldGroup label={label} error={error}>
        <ChipRow>
          {options.map((option) => {
            const active = option.value === chosen
            return (
              <Chip
                key={option.value}
                active={active}
                icon={active ? CheckIcon : undefined}
                onClick={() => onChoose(option.value)}
              >
                {option.label}
              </Chip>
            )
          })}
        </ChipRow>
      </FieldGroup>
    </div>
  )
}
