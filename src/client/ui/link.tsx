import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type Anchor<Props> = Props & Omit<ComponentProps<'a'>, keyof Props>

/** A link of the router that looks like a button. */
export const ButtonLink = createLink((props: Anchor<ButtonProps>) => <Button component="a" {...props} />)

/** A link of the router to the next step, such as the one that an empty state offers. */
export const ActionLink = createLink(({ label, ...props }: Anchor<ButtonProps & { label: ReactNode }>) => (
  <Button component="a" variant="light" {...props}>
    {label}
  </Button>
))

/** A link of the router that stands alone: bold text with the height of a button. */
export const TextLink = createLink((props: Anchor<ButtonProps>) => (
  <Button component="a" variant="transparent" size="sm" px={0} {...props} />
))

/** A link of the router that is an icon. */
export const IconLink = createLink((props: Anchor<ActionIconProps>) => (
  <ActionIcon component="a" {...props} />
))
