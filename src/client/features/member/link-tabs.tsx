import { Flex, Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/link.tsx'
import classes from './member.module.css'

interface LinkTabsProps {
  label: string
  selected: string
  tabs: readonly (Pick<LinkProps, 'to' | 'search'> & { value: string; name: ReactNode })[]
}

/** Tabs that change the address; what was typed stays. */
export const LinkTabs = ({ label, selected, tabs }: LinkTabsProps) => (
  <Flex role="tablist" aria-label={label} columnGap="xl" wrap="wrap" mt={-8} mb="xl" className={classes.tabs}>
    {tabs.map(({ value, name, to, search }) => (
      <Link key={value} to={to} search={search} replace role="tab" aria-selected={value === selected}>
        {name}
      </Link>
    ))}
  </Flex>
)

interface OtherwiseProps extends Pick<LinkProps, 'to' | 'search'> {
  link: ReactNode
  children: ReactNode
}

/** Below a form: the link for those who came for another one. */
export const Otherwise = ({ to, search, link, children }: OtherwiseProps) => (
  <Text mt="md" size="sm" c="dimmed" ta="center">
    {children}{' '}
    <ButtonLink to={to} search={search} variant="transparent" size="sm" px={0}>
      {link}
    </ButtonLink>
  </Text>
)
