import { UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import type { ButtonHTMLAttributes } from 'react'
import classes from './icon-button.module.css'
import type { Icon } from '../icon/icons.tsx'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: Icon
  /** Accessible name. */
  label: string
  size?: number
}

/** An icon with a 44 px hit area. */
export function IconButton({ icon: Drawing, label, size = 24, ...rest }: IconButtonProps) {
  return (
    <UnstyledButton type="button" className={classes.button} aria-label={label} title={label} {...rest}>
      <Drawing size={size} />
    </UnstyledButton>
  )
}
