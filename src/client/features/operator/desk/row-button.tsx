import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'

interface RowButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** What it does and the row's name, as those of all rows look alike. */
  label: string
}

/** The button that opens a row, which the keys of lists go to. */
export const RowButton = ({ label, ...props }: RowButtonProps) => (
  <Button size="sm" variant="default" aria-label={label} {...ROW_LINK} {...props} />
)
