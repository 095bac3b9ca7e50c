import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Stack } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { downloadOrders, sumOrders } from '../../../contract/payment/order.ts'
import { download } from '../../api/download.ts'
import { live, queryFor } from '../../api/query-for.ts'
import { currentSession } from '../../api/session.ts'
import { useCommand } from '../../api/use-command.ts'
import { saveFile } from '../../browser/save-file.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Won } from '../../i18n/won.tsx'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { DateField } from '../../ui/field/date-field.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { type HistorySearch, type Period, searchOf, usualPeriods, withDay } from './history-search.ts'

interface HistoryPeriodProps {
  search: HistorySearch
  type: 'announcement' | 'ticket'
}

/** The period of a history, what was paid in it, and its payments as a file. */
export function HistoryPeriod({ search, type }: HistoryPeriodProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { from, to } = search
  const period = { from, to }
  const choose = (part: 'from' | 'to') => (day: string) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...searchOf(withDay(period, part, day)) }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Stack gap="sm" pt="sm" px="edge" bg="var(--surface)">
      <UsualPeriods search={search} />
      <Group gap="sm" align="flex-end">
        <Box flex="1 1 9rem" maw={{ sm: '12rem' }}>
          <DateField label={t`First day`} isFar isOptional value={from ?? ''} onDay={choose('from')} />
        </Box>
        <Box flex="1 1 9rem" maw={{ sm: '12rem' }}>
          <DateField label={t`Last day`} isFar isOptional value={to ?? ''} onDay={choose('to')} />
        </Box>
        <DownloadButton period={period} />
      </Group>
      <Sums type={type} period={period} />
    </Stack>
  )
}

function UsualPeriods({ search }: { search: HistorySearch }) {
  const { t } = useLingui()
  const [today] = useState(() => seoulDay(Date.now()))
  const { thisMonth, lastMonth, thisYear } = usualPeriods(today)
  const links: readonly (readonly [string, Period, ReactNode])[] = [
    ['all', {}, <Trans key="all">Any time</Trans>],
    ['thisMonth', thisMonth, <Trans key="thisMonth">This month</Trans>],
    ['lastMonth', lastMonth, <Trans key="lastMonth">Last month</Trans>],
    ['thisYear', thisYear, <Trans key="thisYear">This year</Trans>],
  ]
  return (
    <Group component="nav" gap="xxs" aria-label={t`Period`}>
      {links.map(([name, period, label]) => {
        const isChosen = period.from === search.from && period.to === search.to
        return (
          <ButtonLink
            key={name}
            size="sm"
            radius="full"
            variant={isChosen ? 'light' : 'subtle'}
            color={isChosen ? 'primary' : 'gray'}
            to="."
            search={(before: object) => ({ ...before, ...searchOf(period) })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={isChosen ? 'true' : undefined}
          >
            {label}
          </ButtonLink>
        )
      })}
    </Group>
  )
}

function Sums({ type, period }: { type: HistoryPeriodProps['type']; period: Period }) {
  const result = useQuery({
    ...queryFor(sumOrders, { query: { type, ...period } }, { staleTime: 0 }),
    ...live,
    placeholderData: keepPreviousData,
  })
  const sums = result.data?.data
  if (!sums) return null
  return (
    <Facts figures aria-live="polite">
      <Fact name={<Trans comment="Column of a list of payments: money that was paid">Amount paid</Trans>}>
        <Won amount={sums.paid} />
      </Fact>
      <Fact
        name={
          <Trans comment="Column of a list of payments: money that was given back">Amount refunded</Trans>
        }
      >
        <Won amount={sums.refunded} />
      </Fact>
      <Fact name={<Trans comment="What was paid less what was refunded">Net amount</Trans>}>
        <b>
          {sums.net < 0 && '−'}
          <Won amount={Math.abs(sums.net)} />
        </b>
      </Fact>
    </Facts>
  )
}

function DownloadButton({ period }: { period: Period }) {
  const langCode = useLanguage()
  const { send, isPending, error } = useCommand(async () => {
    const { signal } = new AbortController()
    const input = { query: { ...period, langCode }, token: currentSession()?.token ?? null, signal }
    const file = await download(downloadOrders, input)
    saveFile(file.name, file.content)
  })
  return (
    <>
      <Button variant="default" aria-busy={isPending} onClick={() => (isPending ? undefined : send())}>
        <Trans>Download as CSV</Trans>
      </Button>
      <RequestAlert error={error} />
    </>
  )
}
