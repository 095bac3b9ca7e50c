import { Box, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface DeskSectionProps {
  /** Of the heading, which names the section. */
  id?: string
  title: ReactNode
  children: ReactNode
}

/** A part of a page of the console under its heading. */
export const DeskSection = ({ id, title, children }: DeskSectionProps) => (
  <Box component="section" pb={{ base: 'xl', sm: 'xxl' }} px={{ base: 'edge', sm: 0 }} aria-labelledby={id}>
    <Title order={2} pb="sm" id={id}>
      {title}
    </Title>
    {children}
  </Box>
)

/** Style props of a list whose cards are equally wide. */
export const cardGrid = {
  display: 'grid',
  style: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: 'var(--mantine-spacing-sm)',
  },
} as const

/** Style props of a card in it. */
export const deskFigure = { py: 'md', px: 'lg', radius: 'lg' } as const

export const Figures = ({ children }: { children: ReactNode }) => (
  <Box component="dl" {...cardGrid}>
    {children}
  </Box>
)

interface FigureProps {
  name: ReactNode
  /** Says what deserves a look. */
  mark?: ReactNode
  children: ReactNode
}

export const Figure = ({ name, mark, children }: FigureProps) => (
  <Paper {...deskFigure}>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" fw={700}>
      {children} {mark}
    </Text>
  </Paper>
)
