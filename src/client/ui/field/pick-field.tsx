import { Input, InputBase } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '../icon/icons.tsx'

interface PickFieldProps {
  label: ReactNode
  /** The selected value; undefined shows the placeholder. */
  value: ReactNode | undefined
  placeholder: ReactNode
  error?: ReactNode
  onOpen: () => void
}

/** Looks like a field, is named by its label and its value, and opens a sheet to choose from. */
export function PickField({ label, value, placeholder, error, onOpen }: PickFieldProps) {
  const id = useId()
  return (
    <InputBase
      component="button"
      type="button"
      id={id}
      pointer
      multiline
      label={label}
      error={error}
      rightSection={<ChevronDownIcon size={20} />}
      aria-haspopup="dialog"
      aria-labelledby={`${id}-label ${id}`}
      onClick={onOpen}
    >
      {value ?? <Input.Placeholder>{placeholder}</Input.Placeholder>}
    </InputBase>
  )
}
