import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Anchor<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** A link of the router that looks like a button. */
export const ButtonLink = createLink((props: Anchor<ButtonProps>) => <Button component="a" {...props} />)

/** A link of the router that is an icon. */
export const IconLink = createLink((props: Anchor<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
))
