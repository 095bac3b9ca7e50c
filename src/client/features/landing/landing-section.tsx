import { Box, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { FocusEvent, ReactNode } from 'react'
import '@mantine/core/styles/ThemeIcon.layer.css'

/** The width of the content of a section: a column on phones, at most 1100 px on desktop. */
export const SECTION_WIDTH = { base: 'var(--column)', sm: 'var(--content)' }

/** Props of tabs whose words wrap. Home and End select, as the arrow keys do: without `onFocus` they only move the focus. */
export const TAB = {
  flex: '1 1 5.5rem',
  mih: 52,
  px: 'xs',
  fz: 'md',
  fw: 700,
  lh: 'md',
  style: { whiteSpace: 'normal' },
  onFocus: (event: FocusEvent<HTMLButtonElement>) => event.currentTarget.click(),
} as const

interface LandingSectionProps {
  id: string
  title: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** Full-width surface background instead of the page's grey. */
  surface?: boolean
  /** Begins on the first screen of phones, nearer to what is above it. */
  first?: boolean
  children: ReactNode
}

/** A section with a heading. */
export function LandingSection({ id, title, lead, surface, first, children }: LandingSectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      pt={{ base: first ? 'md' : 'xxxl', sm: '6rem' }}
      pb={{ base: 'xxxl', sm: '6rem' }}
      px="edge"
      bg={surface ? 'var(--surface)' : undefined}
    >
      <Box mx="auto" maw={SECTION_WIDTH}>
        <Stack gap="xs" mb={{ base: first ? 'sm' : 'xl', sm: 'xxl' }}>
          <Title order={2} id={`${id}-title`} fz={{ base: 'xl', sm: 'xxxl' }} lh={{ base: 'xl', sm: 'xxxl' }}>
            {title}
          </Title>
          {lead && (
            <Text maw="40rem" c="dimmed">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Box>
    </Box>
  )
}

interface NumberedStepProps {
  number: number
  title?: ReactNode
  children: ReactNode
}

/** An item of an ordered list, with its number in a circle. */
export function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <Group component="li" gap="md" align="flex-start" wrap="nowrap">
      <ThemeIcon variant="light" size={36} radius="full" fz="md" fw={700} aria-hidden>
        {number}
      </ThemeIcon>
      <Box pt={6} miw={0}>
        {title && <Title order={3}>{title}</Title>}
        <Text c={title ? 'dimmed' : undefined}>{children}</Text>
      </Box>
    </Group>
  )
}
