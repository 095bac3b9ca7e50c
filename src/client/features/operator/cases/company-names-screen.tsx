import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { COMPANY_NAME_STATUSES } from '../../../../contract/employer/company-name.ts'
import type { CompanyNameRow } from '../../../../contract/operator/company-name.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { at } from '../desk/desks.ts'
import { companyNamesPage } from '../queries.ts'
import { nameStates } from './case-texts.ts'
import { CompanyNameSheet } from './company-name-sheet.tsx'
import { secondLine } from '../desk/desk-surfaces.ts'

/** Other public names that companies ask for. */
export function CompanyNamesScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="names"
      search={search}
      caption={t`Names that companies ask for`}
      statuses={COMPANY_NAME_STATUSES}
      statusNames={nameStates}
      pageOf={companyNamesPage}
      columns={useColumns()}
      nameOf={({ name }) => name}
      renderSheet={(row, onClose) => <CompanyNameSheet row={row} onClose={onClose} />}
      nothingWaits={
        <EmptyState title={<Trans>No name waits for approval</Trans>}>
          <Trans>A new request appears here by itself.</Trans>
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<CompanyNameRow>[] {
  const format = useFormat()
  return [
    {
      name: 'name',
      part: 'title',
      head: <Trans>Wanted name</Trans>,
      cell: ({ name, lookAlikes }) => (
        <>
          <span lang="ko">{name}</span>{' '}
          {lookAlikes.length > 0 && (
            <Badge color="amber">
              <Trans>Looks like another business</Trans>
            </Badge>
          )}
        </>
      ),
    },
    {
      name: 'business',
      head: <Trans>Business</Trans>,
      cell: ({ id, publicName, businessName }) => (
        <>
          <Link {...at('verifications', id)} lang="ko">
            {businessName ?? publicName}
          </Link>
          {businessName === null && (
            <Text {...secondLine}>
              <Trans>Not verified now</Trans>
            </Text>
          )}
        </>
      ),
    },
    {
      name: 'requested',
      head: <Trans>Requested</Trans>,
      cell: ({ requestedDate }) => format.moment(requestedDate),
    },
    {
      name: 'decided',
      head: <Trans>Decided</Trans>,
      cell: ({ decidedDate }) => (decidedDate === null ? '–' : format.moment(decidedDate)),
    },
  ]
}
