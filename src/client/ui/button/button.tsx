import { UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import classes from './button.module.css'
import type { Icon } from '../icon/icons.tsx'

interface Look {
  /** One filled button per view; light next to it, outline for secondary actions, subtle for cancelling. */
  variant?: 'filled' | 'light' | 'outline' | 'subtle'
  size?: 'md' | 'sm'
  icon?: Icon
  /** Full width. */
  full?: boolean
  children: ReactNode
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

export function Button({
  variant = 'filled',
  size = 'md',
  icon,
  full,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <UnstyledButton
      className={classes.button}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      type={type}
      {...rest}
    >
      <Face icon={icon}>{children}</Face>
    </UnstyledButton>
  )
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>

/** A plain link that looks like a button, for addresses outside the router such as `tel:`. */
export function AnchorButton({
  variant = 'filled',
  size = 'md',
  icon,
  full,
  className = '',
  children,
  ...rest
}: AnchorProps) {
  return (
    <UnstyledButton
      component="a"
      className={`${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      {...rest}
    >
      <Face icon={icon}>{children}</Face>
    </UnstyledButton>
  )
}

/** A router link that looks like a button. */
export const LinkButton = createLink(AnchorButton)

function Face({ icon: Drawing, children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <>
      {Drawing && <Drawing size={20} />}
      <span>{children}</span>
    </>
  )
}
