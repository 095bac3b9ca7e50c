import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type TrendCounts, type TrendDays, type Trends } from '../../../../contract/operator/trends.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { TrendCard } from './trend-card.tsx'
import { trends } from './queries.ts'
import classes from './trends-screen.module.css'

/** The first is the default. */
const PERIODS = ['30', '7', '90', '365'] as const satisfies readonly TrendDays[]

/** How much happens on the site, by day. */
export function TrendsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const days = PERIODS.find((each) => each === textIn(search, 'days')) ?? '30'
  const result = useQuery({ ...trends(days), placeholderData: keepPreviousData })
  return (
    <DeskPage
      title={t`Trends`}
      tools={
        <FilterLinks
          label={t`Period`}
          param="days"
          value={days}
          options={PERIODS.map((value) => ({
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
        <QueryPlaceholder result={result} title={<Trans>The trends could not be loaded</Trans>} rows={6} />
      )}
    </DeskPage>
  )
}

const netOf = ({ paidAmount, refundedAmount }: TrendCounts) => paidAmount - refundedAmount

function Cards({ data }: { data: Trends }) {
  const { t } = useLingui()
  return (
    <div className={classes.cards}>
      <TrendCard name={t`New job seekers`} data={data} valueOf={(day) => day.workers} />
      <TrendCard name={t`New companies`} data={data} valueOf={(day) => day.employers} />
      <TrendCard name={t`Postings published`} data={data} valueOf={(day) => day.postings} />
      <TrendCard name={t`Applications`} data={data} valueOf={(day) => day.applications} />
      <TrendCard name={t`Payments minus refunds`} data={data} valueOf={netOf} isMoney />
    </div>
  )
}
