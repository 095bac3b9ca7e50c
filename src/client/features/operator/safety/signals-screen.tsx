import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SIGNAL_STATUSES, type SuspiciousPosting } from '../../../../contract/operator/signal.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { suspiciousPage } from '../queries.ts'
import { SignalSheet } from './signal-sheet.tsx'
import { signalNames, signalStates } from './signal-texts.ts'

/** Postings that look like a known fraud. */
export function SignalsScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const status = SIGNAL_STATUSES.find((each) => each === search['status']) ?? 'OPEN'
  const result = useQuery({ ...suspiciousPage(status, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<SuspiciousPosting>()
  const columns = useColumns(setLooked)
  useRowKeys('signals', result.data !== undefined)
  return (
    <DeskPage
      title={t`Suspicious postings`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={status}
          options={SIGNAL_STATUSES.map((value) => ({ value, label: i18n._(signalStates[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Postings that look like a known fraud`}
        columns={columns}
        page={page}
        empty={<EmptyState title={<Trans>There are none yet</Trans>} />}
      />
      {looked && <SignalSheet posting={looked} onClose={() => setLooked(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onLook: (posting: SuspiciousPosting) => void): readonly Column<SuspiciousPosting>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'title',
      part: 'title',
      head: <Trans>Title</Trans>,
      cell: ({ title }) => <bdi lang="ko">{title}</bdi>,
    },
    {
      name: 'company',
      head: <Trans>Company</Trans>,
      cell: ({ companyName, memberId }) =>
        memberId === null ? (
          <bdi lang="ko">{companyName}</bdi>
        ) : (
          <Link {...at('members', memberId)} lang="ko">
            <bdi>{companyName}</bdi>
          </Link>
        ),
    },
    {
      name: 'signals',
      head: <Trans>Signs</Trans>,
      cell: ({ signals }) => signals.map((signal) => i18n._(signalNames[signal])).join(', '),
    },
    {
      name: 'found',
      head: <Trans>Found</Trans>,
      cell: ({ foundDate }) => format.moment(foundDate),
    },
    {
      name: 'act',
      part: 'action',
      head: <Trans>Look</Trans>,
      cell: (posting) => (
        <Button size="sm" variant="outline" onClick={() => onLook(posting)} {...ROW_LINK}>
          {posting.status === 'OPEN' ? <Trans>Decide</Trans> : <Trans>Look</Trans>}
        </Button>
      ),
    },
  ]
}
