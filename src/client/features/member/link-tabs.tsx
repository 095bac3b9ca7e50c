import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './member.module.css'

interface LinkTabsProps {
  label: string
  /** Links with the role of a tab. */
  children: ReactNode
}

/** Tabs that change the address; what was typed stays. */
export const LinkTabs = ({ label, children }: LinkTabsProps) => (
  <Flex role="tablist" aria-label={label} columnGap="xl" wrap="wrap" mt={-8} mb="xl" className={classes.tabs}>
    {children}
  </Flex>
)

/** Below a form: for those who came for another one. */
export const Otherwise = ({ children }: Pick<LinkTabsProps, 'children'>) => (
  <Text mt="md" size="sm" c="dimmed" ta="center">
    {children}
  </Text>
)
