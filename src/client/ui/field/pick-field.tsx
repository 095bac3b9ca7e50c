import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import field from './field.module.css'
import { ChevronDownIcon } from '../icon/icons.tsx'
import classes from './pick-field.module.css'

interface PickFieldProps {
  label: ReactNode
  /** The selected value; undefined shows the placeholder. */
  value: ReactNode | undefined
  placeholder: ReactNode
  error?: ReactNode
  onOpen: () => void
}

/** Looks like a field, and opens a sheet to choose from. */
export function PickField({ label, value, placeholder, error, onOpen }: PickFieldProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <UnstyledButton
        type="button"
        id={`${id}-button`}
        className={`${field.box} ${classes.box}`}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-button`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-error={error ? true : undefined}
        onClick={onOpen}
      >
        <span className={classes.value}>
          {value ?? <span className={classes.placeholder}>{placeholder}</span>}
        </span>
        <ChevronDownIcon size={20} />
      </UnstyledButton>
      {error && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}
