import { Box, type BoxProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page.module.css'

interface SkipLinkProps extends BoxProps {
  href: string
  children: ReactNode
}

/** Leads past what stands before the content; it is seen while it has the focus. */
export const SkipLink = (props: SkipLinkProps) => (
  <Box
    component="a"
    px="md"
    py="sm"
    bdrs="md"
    bg="var(--primary)"
    c="var(--on-primary)"
    style={{ zIndex: 50 }}
    className={classes.skip}
    {...props}
  />
)
