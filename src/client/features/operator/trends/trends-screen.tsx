import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { SimpleGrid } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  TREND_DAYS,
  type TrendCounts,
  type TrendDays,
  type Trends,
} from '../../../../contract/operator/trends.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ConsoleShortcuts } from '../keyboard/console-shortcuts.tsx'
import { TrendCard } from './trend-card.tsx'
import { trends } from '../queries.ts'

const DEFAULT: TrendDays = '30'

/** How much happens on the site, by day. */
export function TrendsScreen({ days = DEFAULT }: { days?: TrendDays | undefined }) {
  const { t } = useLingui()
  const result = useQuery({ ...trends(days), placeholderData: keepPreviousData })
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
      {result.data ? (
        <>
          <StaleNote result={result} />
          <Cards data={result.data.data} />
        </>
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The trends could not be loaded</Trans>}
          rows={5}
          isStored={false}
        />
      )}
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
