import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Paper, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { TrendCounts, Trends } from '../../../../contract/operator/trends.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { DayChart } from '../../../ui/chart/day-chart.tsx'
import { inWeeks } from './in-weeks.ts'

interface TrendCardProps {
  name: string
  data: Trends
  valueOf: (counts: TrendCounts) => number
  /** Whether the values are won. */
  isMoney?: boolean
}

/** More bars than this would be too thin to tell apart. */
const MAX_BARS = 90

/** One count of the site: its sum, the change since the period before, and a chart. */
export function TrendCard({ name, data, valueOf, isMoney = false }: TrendCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const compact = useCompact()
  const id = useId()
  const days = data.days.map((day) => ({ date: day.date, count: valueOf(day) }))
  const sum = days.reduce((total, { count }) => total + count, 0)
  const isWeekly = days.length > MAX_BARS
  return (
    <Paper
      component="section"
      radius="lg"
      py={{ base: 'md', sm: 'lg' }}
      px={{ base: 'lg', sm: 'xl' }}
      // The last of an odd number: nothing stands beside it.
      style={isMoney ? { gridColumn: '1 / -1' } : undefined}
      aria-labelledby={id}
    >
      <Title order={2} size="sm" lh="sm" fw={400} lts={0} c="dimmed" id={id}>
        {name}
      </Title>
      <Text size="xxl" fw={700}>
        {isMoney ? <Won amount={sum} /> : format.number(sum)}
      </Text>
      <Text size="sm" c="dimmed">
        <Compared more={sum - valueOf(data.before)} days={days.length} isMoney={isMoney} />
      </Text>
      <DayChart
        label={isWeekly ? t`${name}, by week from its first day` : t`${name}, by day`}
        days={isWeekly ? inWeeks(days) : days}
        textOf={compact}
        lastName={isWeekly ? <Trans>Last 7 days</Trans> : <Trans>Today</Trans>}
      />
    </Paper>
  )
}

function Compared({ more, days, isMoney }: { more: number; days: number; isMoney: boolean }) {
  const format = useFormat()
  if (more === 0) return <Trans>Same as in the previous {days} days</Trans>
  if (isMoney) {
    const won = format.number(Math.abs(more))
    return more > 0 ? (
      <Trans>
        {won} won more than in the previous {days} days
      </Trans>
    ) : (
      <Trans>
        {won} won less than in the previous {days} days
      </Trans>
    )
  }
  return more > 0 ? (
    <Plural
      value={more}
      one={`# more than in the previous ${days} days`}
      other={`# more than in the previous ${days} days`}
    />
  ) : (
    <Plural
      value={-more}
      one={`# fewer than in the previous ${days} days`}
      other={`# fewer than in the previous ${days} days`}
    />
  )
}

/** Large numbers in few characters, in the console's two languages. */
function useCompact(): (value: number) => string {
  const { i18n } = useLingui()
  const format = new Intl.NumberFormat(i18n.locale === 'ko' ? 'ko' : 'en', {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (value) => format.format(value)
}
