import { Trans, useLingui } from '@lingui/react/macro'
import { LATE_PAY_STATUSES } from '../../../../contract/candidate/late-pay.ts'
import type { LatePayRow } from '../../../../contract/operator/late-pay-case.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { latePayPage } from '../queries.ts'
import { LatePaySheet } from './late-pay-sheet.tsx'
import { latePayStates } from './late-pay-texts.ts'

/** Workers who say that guaranteed pay was late. */
export function LatePayScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="latepay"
      search={search}
      caption={t`Workers who say that guaranteed pay was late`}
      statuses={LATE_PAY_STATUSES}
      statusNames={latePayStates}
      pageOf={latePayPage}
      columns={useColumns()}
      nameOf={({ companyName, jobTitle }) => `${companyName}, ${jobTitle}`}
      renderSheet={(row, onClose) => <LatePaySheet row={row} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<LatePayRow>[] {
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Company</Trans>,
      cell: ({ companyName }) => <bdi lang="ko">{companyName}</bdi>,
    },
    { name: 'job', head: <Trans>Title</Trans>, cell: ({ jobTitle }) => <bdi lang="ko">{jobTitle}</bdi> },
    { name: 'due', head: <Trans>Due on</Trans>, cell: ({ dueOn }) => format.date(dueOn) },
    { name: 'told', head: <Trans>Told on</Trans>, cell: ({ openedDate }) => format.moment(openedDate) },
  ]
}
