import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { queryFor } from '../../../api/query-for.ts'
import { QueryData } from '../../../entities/answer/query-placeholder.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { DayChart } from '../../../ui/chart/day-chart.tsx'
import {
  getTrends,
  TREND_DAYS,
  type TrendCounts,
  type TrendDays,
  type Trends,
} from '../../../../contract/operator/trends.ts'
import { DeskPage } from '../desk/desk-page.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ConsoleShortcuts } from '../keyboard/list-keys.tsx'

const DEFAULT: TrendDays = '30'

/** How much happens on the site, by day. */
export function TrendsScreen({ search: { days = DEFAULT } }: { search: SearchOf<'trends'> }) {
  const { t } = useLingui()
  const result = useQuery({ ...queryFor(getTrends, { query: { days } }), placeholderData: keepPreviousData })
  return (
    <DeskPage
      title={t`Trends`}
      actions={<ConsoleShortcuts />}
      tools={
        <FilterLinks
          label={t`Period`}
          param="days"
          value={days}
          defaultValue={DEFAULT}
          options={TREND_DAYS.map((value) => ({
            value,
            label: <Plural value={Number(value)} one="# day" other="# days" />,
          }))}
        />
      }
    >
      <QueryData
        result={result}
        title={<Trans>The trends could not be loaded</Trans>}
        rows={5}
        isStored={false}
      >
        {(data) => <Cards data={data} />}
      </QueryData>
    </DeskPage>
  )
}

const netOf = ({ paidAmount, refundedAmount }: TrendCounts) => paidAmount - refundedAmount

function Cards({ data }: { data: Trends }) {
  const { t } = useLingui()
  return (
    <SimpleGrid
      minColWidth="min(100%, 22rem)"
      autoFlow="auto-fit"
      spacing={{ base: 'xs', sm: 'md' }}
      pb={{ base: 'xl', sm: 'xxl' }}
      px={{ base: 'edge', sm: 0 }}
    >
      <TrendCard name={t`New job seekers`} data={data} valueOf={(day) => day.workers} />
      <TrendCard name={t`New companies`} data={data} valueOf={(day) => day.employers} />
      <TrendCard name={t`Postings published`} data={data} valueOf={(day) => day.postings} />
      <TrendCard name={t`Applications`} data={data} valueOf={(day) => day.applications} />
      <TrendCard name={t`Payments minus refunds`} data={data} valueOf={netOf} isMoney />
    </SimpleGrid>
  )
}

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
function TrendCard({ name, data, valueOf, isMoney = false }: TrendCardProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  // Large numbers in few characters, in the console's two languages.
  const compact = new Intl.NumberFormat(i18n.locale === 'ko' ? 'ko' : 'en', {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
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
        textOf={(value) => compact.format(value)}
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

interface Day {
  date: string
  count: number
}

/** Sums of seven days each, named by their first day; the last week ends with the last day. */
export const inWeeks = (days: readonly Day[]): Day[] =>
  Array.from({ length: Math.ceil(days.length / 7) }, (_, index) => {
    const end = index * 7 + (days.length % 7 || 7)
    const week = days.slice(Math.max(0, end - 7), end)
    return { date: week[0]?.date ?? '', count: week.reduce((sum, { count }) => sum + count, 0) }
  })
