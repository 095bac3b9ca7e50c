import { Trans } from '@lingui/react/macro'
import { Box, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { type NextMinimum, nextMinimumWithin } from '../../../../contract/wage/next-minimum.ts'
import { useFormat } from '../../../i18n/format.ts'
import { startOfDay } from '../../../i18n/seoul-time.ts'
import { Section } from '../../../ui/page/page.tsx'
import { aboveMinimum, dayOf, minimumWageOf } from './above-minimum.ts'
import { hourlyOf, regularHourOf } from './hourly-pay.ts'

/** Space to the right of the longest bar, as a factor. */
const HEADROOM = 1.2

/**
 * Compares the hourly pay with the minimum wage, where that holds, and with the district's median; the heading states the
 * result. The median counts overtime and nights as other hours, so it has a bar of this job beside it that does the same.
 */
export function PayBar({ job, children }: { job: JobDetail; children?: ReactNode }) {
  const minimum = minimumWageOf(job)
  const ratio = aboveMinimum(job)
  const hourly = regularHourOf(job)
  const alike = hourlyOf(job)
  const median = job.regionMedianHourly
  const most = Math.max(hourly, minimum, median ?? 0, median === null ? 0 : alike) * HEADROOM
  const day = dayOf(job)
  const year = day.slice(0, 4)
  const share = (amount: number) => `${(amount * 100) / most}%`
  return (
    <Section surface title={<Result ratio={ratio} difference={hourly - minimum} />} id="pay">
      <Stack gap="sm" mt="lg" mb="sm" pos="relative">
        <Bar name={<Trans>This job</Trans>} amount={hourly} share={share(hourly)} main />
        {ratio !== null && (
          <Bar name={<Trans>Minimum wage of {year}</Trans>} amount={minimum} share={share(minimum)} />
        )}
        {median !== null && alike !== hourly && (
          <Bar name={<Trans>This job, all hours alike</Trans>} amount={alike} share={share(alike)} main />
        )}
        {median !== null && (
          <Bar name={<Trans>Median of {job.regionMedianName}</Trans>} amount={median} share={share(median)} />
        )}
        {ratio !== null && (
          <Box
            pos="absolute"
            top={18}
            bottom={-6}
            left={share(minimum)}
            style={{ borderInlineStart: '2px dotted var(--ink)' }}
            aria-hidden="true"
          />
        )}
      </Stack>
      {ratio !== null && <NextYear next={nextMinimumWithin(job.periodType, day)} hourly={hourly} />}
      {children}
    </Section>
  )
}

/** Tells of next year's minimum wage where it begins within the work and the pay is below it. */
function NextYear({ next, hourly }: { next: NextMinimum | undefined; hourly: number }) {
  const format = useFormat()
  if (!next || hourly >= next.minimum) return null
  const date = format.date(startOfDay(next.from))
  const figure = format.number(next.minimum)
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        From {date} the minimum wage is {figure} won. This pay must rise by then.
      </Trans>
    </Text>
  )
}

function Result({ ratio, difference }: { ratio: number | null; difference: number }) {
  const format = useFormat()
  if (ratio === null) return <Trans>Pay</Trans>
  const percent = format.percent(Math.abs(ratio))
  if (difference === 0) return <Trans>Equal to the minimum wage</Trans>
  if (ratio === 0) return <Trans>Just above the minimum wage</Trans>
  return ratio > 0 ? (
    <Trans>{percent} above the minimum wage</Trans>
  ) : (
    <Trans>{percent} below the minimum wage</Trans>
  )
}

interface BarProps {
  name: ReactNode
  amount: number
  /** CSS width. */
  share: string
  main?: boolean
}

function Bar({ name, amount, share, main = false }: BarProps) {
  const format = useFormat()
  const figure = format.number(amount)
  return (
    <div>
      <Group component="p" justify="space-between" gap="0 var(--space-8)" c={main ? 'dark' : 'dimmed'}>
        <BarText main={main}>{name}</BarText>
        <BarText main={main}>
          <Trans>{figure} won</Trans>
        </BarText>
      </Group>
      <Box h={main ? 12 : 6} mt={2} bdrs="full" bg="var(--hairline)">
        <Box w={share} h="100%" bdrs="full" bg={main ? 'var(--primary)' : 'var(--faint)'} />
      </Box>
    </div>
  )
}

/** The line of the minimum wage passes behind the texts. */
const BarText = ({ main, children }: { main: boolean; children: ReactNode }) => (
  <Text
    span
    pe="xxs"
    size="sm"
    fw={main ? 700 : 400}
    pos="relative"
    bg="var(--surface)"
    style={{ zIndex: 1 }}
  >
    {children}
  </Text>
)
