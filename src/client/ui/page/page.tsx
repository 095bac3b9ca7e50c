import {
  Box,
  type BoxProps,
  type ElementProps,
  Group,
  type MantineSpacing,
  Stack,
  Text,
  Title,
  type TitleProps,
} from '@mantine/core'
import { type ReactNode, type Ref, useLayoutEffect } from 'react'
import classes from './page.module.css'

interface Children {
  children: ReactNode
}

/** The content column: 562 px on phones, 1100 px on desktop. */
export function PageColumn({ children, narrow = false }: Children & { narrow?: boolean }) {
  const wide = narrow ? 'var(--column)' : 'calc(var(--content) + 2 * var(--edge))'
  return (
    <Box w="100%" maw={{ base: 'var(--column)', sm: wide }} mx="auto" px={{ sm: 'edge' }}>
      {children}
    </Box>
  )
}

interface SectionProps extends Children {
  title?: ReactNode
  /** Secondary text beside the title (desktop) or at its right. */
  note?: ReactNode
  /** A link or button at the right end of the title. */
  aside?: ReactNode
  /** White from edge to edge on phones, a card on desktop; otherwise on the page's grey. */
  surface?: boolean
  id?: string
}

/** Where a section is on the page's grey, states inside it are cards (states.tsx). */
const ON_GREY = {
  mt: { sm: 'xxxl' },
  py: { base: 'sm', sm: 0 },
  px: { base: 'edge', sm: 0 },
  __vars: { '--block-radius': 'var(--radius-card)' },
}
const ON_SURFACE = {
  mt: { sm: 'md' },
  py: 'xl',
  px: { base: 'edge', sm: 'xl' },
  bg: 'var(--surface)',
  bdrs: { sm: 'lg' },
  className: classes.surface,
  __vars: { '--block-radius': 'var(--radius-card)' },
}

export function Section({ title, note, aside, surface = false, id, children }: SectionProps) {
  return (
    <Box component="section" aria-labelledby={id} {...(surface ? ON_SURFACE : ON_GREY)}>
      {title && (
        <Group
          gap="0 var(--space-12)"
          mih={surface ? undefined : 'var(--target)'}
          mb={surface ? 'sm' : 'xxs'}
        >
          <Title order={2} id={id}>
            {title}
          </Title>
          {note && (
            <Text span size="sm" c="dimmed">
              {note}
            </Text>
          )}
          {aside && (
            <Text span size="sm" c="dimmed" ms="auto">
              {aside}
            </Text>
          )}
        </Group>
      )}
      {children}
    </Box>
  )
}

interface PanelProps extends BoxProps, ElementProps<'section', 'ref'> {
  ref?: Ref<HTMLDivElement>
  /** Makes a column of its children, this far apart. */
  gap?: MantineSpacing
  /** As much room at the sides as a form has. */
  wide?: boolean
}

/** A section on a surface of its own: from edge to edge on phones, a card on desktop. */
export function Panel({ gap, wide = false, ...rest }: PanelProps) {
  const props = {
    miw: 0,
    py: wide ? { base: 'xl', sm: 'xxl' } : { base: 'lg', sm: 'xl' },
    px: { base: 'edge', sm: wide ? 'xxl' : 'xl' },
    bg: 'var(--surface)',
    bdrs: { sm: 'lg' },
    ...rest,
  }
  if (gap === undefined) return <Box component="section" {...props} />
  return <Stack component="section" gap={gap} {...props} />
}

/** The screen's heading, larger on desktop. */
export const PageTitle = (props: Omit<TitleProps, 'order'>) => (
  <Title order={1} fz={{ sm: 'xxl' }} lh={{ sm: 'xxl' }} {...props} />
)

/** Visually hidden text for screen readers. */
export function Hidden({ children }: Children) {
  return <span className={classes.hidden}>{children}</span>
}

const PRODUCT = '일터 Ilteo'

/** Titles of the mounted screens; the innermost, which is mounted last, is the document's. */
const shown: { title: string }[] = []

/**
 * Sets the document title, which also names the history entry, while the screen is mounted. A screen without a title
 * gets the product's name: it never shows the title of the page before it.
 */
export function useTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    if (!title) return undefined
    const entry = { title: `${title} · ${PRODUCT}` }
    shown.push(entry)
    write()
    return () => {
      shown.splice(shown.indexOf(entry), 1)
      write()
    }
  }, [title])
}

function write() {
  document.title = shown.at(-1)?.title ?? PRODUCT
}

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
