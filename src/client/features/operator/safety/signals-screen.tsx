import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SIGNAL_STATUSES, type SuspiciousPosting } from '../../../../contract/operator/signal.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { at } from '../desk/desks.ts'
import { suspiciousPage } from '../queries.ts'
import { SignalSheet } from './signal-sheet.tsx'
import { signalNames, signalStates } from './signal-texts.ts'

/** Postings that look like a known fraud. */
export function SignalsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="signals"
      search={search}
      caption={t`Postings that look like a known fraud`}
      statuses={SIGNAL_STATUSES}
      statusNames={signalStates}
      pageOf={suspiciousPage}
      columns={useColumns()}
      nameOf={({ title }) => title}
      renderSheet={(row, onClose) => <SignalSheet posting={row} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<SuspiciousPosting>[] {
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
  ]
}
