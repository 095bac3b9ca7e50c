import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ARREARS_STATUSES, type ArrearsMatch } from '../../../../contract/operator/arrears.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { at } from '../desk/desks.ts'
import { arrearsPage } from '../queries.ts'
import { ArrearsSheet } from './arrears-sheet.tsx'
import { arrearsGrounds, arrearsStates } from './arrears-texts.ts'

/** Businesses that the published list of employers with wage arrears may mean. */
export function ArrearsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="arrears"
      search={search}
      caption={t`Businesses that the published list of unpaid wages may mean`}
      statuses={ARREARS_STATUSES}
      statusNames={arrearsStates}
      pageOf={arrearsPage}
      columns={useColumns()}
      nameOf={({ business }) => business.name}
      renderSheet={(row, onClose) => <ArrearsSheet match={row} onClose={onClose} />}
      nothingWaits={
        <EmptyState title={<Trans>There are none yet</Trans>}>
          <Trans>The list is imported at the command line. Possible matches appear here.</Trans>
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<ArrearsMatch>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'business',
      part: 'title',
      head: <Trans>Business</Trans>,
      cell: ({ companyId, business }) => (
        <Link {...at('verifications', companyId)} lang="ko">
          {business.name}
        </Link>
      ),
    },
    {
      name: 'entry',
      head: <Trans>Listed as</Trans>,
      cell: ({ entry }) => <span lang="ko">{entry.name}</span>,
    },
    {
      name: 'grounds',
      head: <Trans>In common</Trans>,
      cell: ({ grounds }) => grounds.map((ground) => i18n._(arrearsGrounds[ground])).join(', '),
    },
    {
      name: 'found',
      head: <Trans>Found</Trans>,
      cell: ({ foundDate }) => format.moment(foundDate),
    },
  ]
}
