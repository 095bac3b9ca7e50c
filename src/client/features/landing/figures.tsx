import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Paper, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MAX_COUNTED } from '../../../contract/site/landing.ts'
import { type Format, useFormat } from '../../i18n/format.ts'
import { SECTION_WIDTH } from './landing-section.tsx'
import { landingFigures } from './queries.ts'
import { type Counted, isShown } from './shown-figures.ts'

/** Three cards with the server's counts, or general statements where counts are low or unknown. */
export function Figures() {
  const { t } = useLingui()
  const { data, isPending } = useQuery(landingFigures())
  const counted = data?.data
  return (
    <Box component="section" pt={{ base: 'md', sm: 'xl' }} px="edge" aria-label={t`Ilteo in numbers`}>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, md: 3 }}
        spacing={{ base: 'xs', sm: 'md' }}
        mx="auto"
        maw={SECTION_WIDTH}
        aria-busy={isPending || undefined}
      >
        <People counted={counted} isPending={isPending} />
        <OpenJobs counted={counted} isPending={isPending} />
        <Opened counted={counted} isPending={isPending} />
      </SimpleGrid>
    </Box>
  )
}

interface CardProps {
  counted: Counted | undefined
  /** Reserves space for the figure, so that nothing moves when it arrives. */
  isPending: boolean
}

function People({ counted, isPending }: CardProps) {
  const format = useFormat()
  if (!isPending && (!counted || !isShown.people(counted))) return <NothingToPay />
  return (
    <Card
      value={counted && countText(format, counted.people)}
      label={<Trans>People with a resume on Ilteo</Trans>}
      note={<Plural value={counted?.nationalities ?? 0} one="From # country" other="From # countries" />}
    />
  )
}

function NothingToPay() {
  const { t } = useLingui()
  return (
    <Card
      value={t`0 won`}
      label={<Trans>Cost to apply for a job</Trans>}
      note={<Trans>Looking for work is always free.</Trans>}
    />
  )
}

function OpenJobs({ counted, isPending }: CardProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (!isPending && (!counted || !isShown.openJobs(counted))) {
    return (
      <Card
        value={t`7 days`}
        label={<Trans>Free posting for every company</Trans>}
        note={<Trans>For a Life job, once every seven days.</Trans>}
      />
    )
  }
  return (
    <Card
      value={counted && countText(format, counted.openJobs)}
      label={<Trans>Open jobs</Trans>}
      note={
        <Trans>Pay by the hours of the posting is compared with the minimum wage before it appears.</Trans>
      }
    />
  )
}

function Opened({ counted, isPending }: CardProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (!isPending && (!counted || !isShown.openedPercent(counted))) {
    return (
      <Card
        value={t`3 minutes`}
        label={<Trans>Time to write your first resume</Trans>}
        note={<Trans>Seven taps and a phone number.</Trans>}
      />
    )
  }
  return (
    <Card
      value={counted && format.percent((counted.openedPercent ?? 0) / 100)}
      label={<Trans>Applications opened by the company</Trans>}
      note={<Trans>Applications sent in the 90 days before the last 7 days.</Trans>}
    />
  )
}

function Card({ value, label, note }: { value: string | undefined; label: ReactNode; note: ReactNode }) {
  return (
    <Paper component="li" radius="lg" p={{ base: 'lg', sm: 'xl' }}>
      <p>
        <Text component="b" display="block" size="hero" fw={700} lts="-0.035em">
          {value ?? '\u{a0}'}
        </Text>{' '}
        <Text span size="md" fw={700}>
          {label}
        </Text>
      </p>
      <Text size="sm" mt="xxs" c="dimmed">
        {note}
      </Text>
    </Paper>
  )
}

/** Formats `1,234`, and `100,000+` at the counting limit. */
function countText(format: Format, count: number): string {
  return count >= MAX_COUNTED ? `${format.number(MAX_COUNTED)}+` : format.number(count)
}
