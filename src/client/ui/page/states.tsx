import { Trans } from '@lingui/react/macro'
import {
  Box,
  Button,
  Group,
  type MantineSpacing,
  SimpleGrid,
  Skeleton,
  Stack,
  type StyleProp,
  Title,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { Hidden } from './page.tsx'
import classes from './page.module.css'

interface StateProps {
  title: ReactNode
  /** The next step, or what stays safe. */
  children?: ReactNode
  /** A light button or link. */
  action?: ReactNode
  /** Heading level; the full-page form is the screen's h1. */
  as?: 'h1' | 'h2' | 'h3'
}

/** Empty state with the next step. */
export function EmptyState(props: StateProps) {
  return <State drawing={<EmptyDrawing />} {...props} />
}

/** Error state: says what stays safe, and offers a retry. */
export function ErrorState({ onRetry, action, ...rest }: StateProps & { onRetry?: () => void }) {
  const retry = onRetry && (
    <Button variant="light" onClick={onRetry}>
      <Trans>Reload</Trans>
    </Button>
  )
  return (
    <div role="alert">
      <State drawing={<BrokenDrawing />} action={action ?? retry} {...rest} />
    </div>
  )
}

const ORDERS = { h1: 1, h2: 2, h3: 3 } as const

function State({ drawing, title, children, action, as = 'h2' }: StateProps & { drawing: ReactNode }) {
  return (
    <Stack
      align="center"
      gap="xs"
      mt={{ sm: 'md' }}
      px="xl"
      py="xxxl"
      bg="var(--surface)"
      bdrs={{ base: 'var(--block-radius, 0)', sm: 'lg' }}
      ta="center"
    >
      {drawing}
      <Title order={ORDERS[as]} size="h2" mt="lg">
        {title}
      </Title>
      {children && (
        <Box maw="24rem" c="dimmed">
          {children}
        </Box>
      )}
      {action && (
        <Group justify="center" gap="xs" mt="sm">
          {action}
        </Group>
      )}
    </Stack>
  )
}

function EmptyDrawing() {
  return (
    <svg width="72" height="52" viewBox="0 0 72 52" fill="none" strokeLinecap="round" aria-hidden="true">
      <rect x="2" y="1" width="68" height="20" rx="4" fill="var(--tint)" />
      <path d="M10 11h26" stroke="var(--primary)" strokeWidth="3" />
      <rect
        x="2"
        y="29"
        width="68"
        height="21"
        rx="5"
        stroke="var(--control)"
        strokeWidth="3"
        strokeDasharray="5 5"
      />
    </svg>
  )
}

function BrokenDrawing() {
  return (
    <svg
      width="92"
      height="40"
      viewBox="0 0 92 40"
      fill="none"
      strokeLinecap="round"
      strokeWidth="3"
      aria-hidden="true"
    >
      <rect x="1" y="7" width="31" height="27" rx="6" fill="var(--tint)" />
      <rect x="60" y="7" width="31" height="27" rx="6" fill="var(--tint)" />
      <path d="M32 20.5h7M60 20.5h-7" stroke="var(--primary)" />
      <path d="M46 8v5M46 28v5M41.5 20.5h.01M50.5 20.5h.01" stroke="var(--control)" />
    </svg>
  )
}

/** Columns of cards, and the distance between them; 1 px is a line between rows. */
const GRIDS: Record<LoadingForm, { cols: StyleProp<number>; spacing: StyleProp<MantineSpacing> }> = {
  text: { cols: 1, spacing: 1 },
  local: { cols: { base: 1, sm: 3 }, spacing: { base: 1, sm: 'md' } },
  grand: { cols: { base: 1, sm: 3 }, spacing: { base: 'xs', sm: 'md' } },
  premium: { cols: { base: 2, sm: 4 }, spacing: { base: 'xs', sm: 'md' } },
}

type LoadingForm = 'local' | 'grand' | 'premium' | 'text'

/** Skeleton with the list's heights, shown after 300 ms, when waiting becomes noticeable. */
export function LoadingBlocks({ rows, form = 'local' }: { rows: number; form?: LoadingForm }) {
  const isPremium = form === 'premium'
  const isCard = isPremium || form === 'grand'
  return (
    <SimpleGrid {...GRIDS[form]} className={classes.loading} role="status" aria-busy="true">
      <Hidden>
        <Trans>Loading</Trans>
      </Hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          mih={isPremium ? 270 : undefined}
          py={isPremium ? undefined : 'md'}
          pb={isPremium ? 'sm' : undefined}
          px={isPremium ? 'sm' : 'edge'}
          bg="var(--surface)"
          bdrs={{ base: isCard ? 'lg' : 0, sm: form === 'text' ? 0 : 'lg' }}
          aria-hidden="true"
        >
          {isPremium ? (
            <Skeleton w="calc(100% + 24px)" h={100} mx={-12} mb="md" radius="lg" />
          ) : (
            <Skeleton w="72%" h="1.25rem" my={2} />
          )}
          <Skeleton w="48%" h="1rem" mt={6} mb={4} />
          <Skeleton w="56%" h="1.5rem" mt={9} mb={5} />
          <Skeleton w="38%" h="1.5rem" mt={8} />
        </Box>
      ))}
    </SimpleGrid>
  )
}
