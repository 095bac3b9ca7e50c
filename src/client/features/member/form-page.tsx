import { Trans } from '@lingui/react/macro'
import { Box, Flex, Text, TextInput, type TextInputProps } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import classes from './member.module.css'

interface FormPageProps {
  title: string
  /** Where the back button leads without a history. */
  up: ComponentProps<typeof InnerPage>['up']
  children: ReactNode
}

/** A page with one form. */
export function FormPage({ title, up, children }: FormPageProps) {
  return (
    <InnerPage narrow title={title} up={up}>
      <FormCard>{children}</FormCard>
    </InnerPage>
  )
}

/** White from edge to edge on phones, a card on desktops. */
export const FormCard = ({ children }: Pick<FormPageProps, 'children'>) => (
  <Box
    mt={{ sm: 'xl' }}
    pt={{ base: 'xl', sm: 'xxl' }}
    pb="xxl"
    px={{ base: 'edge', sm: 'xxl' }}
    bg="var(--surface)"
    bdrs={{ sm: 'lg' }}
  >
    {children}
  </Box>
)

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

/** Heading of a step that replaces the form before: it takes the focus, as the button that was pressed is gone. */
export function StepTitle({ children }: Pick<LinkTabsProps, 'children'>) {
  const start = useRef<HTMLHeadingElement>(null)
  useEffect(() => start.current?.focus(), [])
  return (
    <h2 ref={start} tabIndex={-1}>
      {children}
    </h2>
  )
}

/** Below a form: for those who came for another one. */
export const Otherwise = ({ children }: Pick<LinkTabsProps, 'children'>) => (
  <Text mt="md" size="sm" c="dimmed" ta="center">
    {children}
  </Text>
)

export const NameField = (props: Omit<TextInputProps, 'name'>) => (
  <TextInput label={<Trans>Name</Trans>} name="name" autoComplete="name" {...props} />
)

/** The email that a member signs in with. */
export function EmailField(props: Omit<TextInputProps, 'name' | 'type'>) {
  return (
    <TextInput
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      {...props}
    />
  )
}
