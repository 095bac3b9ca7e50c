import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { COMPANY_NAME_STATUSES, type CompanyNameStatus } from '../../../../contract/employer/company-name.ts'
import type { CompanyNameRow } from '../../../../contract/operator/company-name.ts'
import { useFormat } from '../../../i18n/format.ts'
import { live } from '../../../api/query-for.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import classes from '../desk/desk-form.module.css'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { companyNamesPage } from '../queries.ts'
import { StateMark } from '../desk/state-mark.tsx'
import { lookColumn } from './look-column.tsx'
import { CompanyNameSheet } from './company-name-sheet.tsx'

const states: Record<CompanyNameStatus, MessageDescriptor> = {
  WAITING: msg`Waiting`,
  APPROVED: msg({ message: 'Approved', context: 'company name' }),
  REFUSED: msg`Rejected`,
}

/** Other public names that companies ask for. */
export function CompanyNamesScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const { page = 1 } = pageFromSearch(search)
  const status = COMPANY_NAME_STATUSES.find((each) => each === search['status']) ?? 'WAITING'
  const result = useQuery({ ...companyNamesPage(status, page), ...live, placeholderData: keepPreviousData })
  const [looked, setLooked] = useState<CompanyNameRow>()
  const columns = useColumns(setLooked)
  useRowKeys('names', result.data !== undefined)
  return (
    <DeskPage
      title={t`Company names`}
      actions={<ListKeys />}
      tools={
        <FilterLinks
          label={t`State`}
          param="status"
          value={status}
          options={COMPANY_NAME_STATUSES.map((value) => ({ value, label: i18n._(states[value]) }))}
        />
      }
    >
      <DeskList
        result={result}
        caption={t`Names that companies ask for`}
        columns={columns}
        page={page}
        empty={
          status === 'WAITING' ? (
            <EmptyState title={<Trans>No name waits for approval</Trans>}>
              <Trans>A new request appears here by itself.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={<Trans>There are none yet</Trans>} />
          )
        }
      />
      {looked && <CompanyNameSheet row={looked} onClose={() => setLooked(undefined)} />}
    </DeskPage>
  )
}

function useColumns(onLook: (row: CompanyNameRow) => void): readonly Column<CompanyNameRow>[] {
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
            <StateMark look="WAITING">
              <Trans>Looks like another business</Trans>
            </StateMark>
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
            <span className={classes.minor}>
              <Trans>Not verified now</Trans>
            </span>
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
    lookColumn(onLook),
  ]
}
