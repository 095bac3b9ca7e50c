import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'aria-label'> & {
  /** What it does and the row's name, as those of all rows look alike. */
  label: string
}

/** The button that opens a row, which the keys of lists go to. */
export const RowButton = ({ label, ...props }: RowButtonProps) => (
  <Button size="sm" variant="outline" aria-label={label} {...ROW_LINK} {...props} />
)
