import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ActFilter, type ActRow, OPERATOR_ACTS } from '../../../../contract/operator/operator.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ActDetails } from './act-details.tsx'
import { ActSubject } from './act-subject.tsx'
import { actNames } from './act-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { NothingListed } from '../lists/filtered-list.tsx'
import { type FilterSelect, ListFilters } from '../lists/list-filters.tsx'
import { readListSearch } from '../lists/list-search.ts'
import { actsPage, operators } from '../queries.ts'

/** The audit trail of operators, which is append-only. */
export function ActsScreen({ search }: { search: SearchOf<'acts'> }) {
  const { t } = useLingui()
  const { page = 1, subject } = search
  const { filter, errors, isFiltered } = readListSearch(ActFilter, search, FILTERS)
  const result = useQuery({
    ...actsPage(filter ?? {}, page),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const selects = useSelects()
  useRowKeys('acts', result.data !== undefined)
  return (
    <DeskPage
      title={t`Audit trail`}
      actions={<ListKeys />}
      tools={
        <>
          <ListFilters desk="acts" {...{ search, selects, errors, isFiltered }} />
          {subject && (
            <Text size="sm" c="dimmed">
              {result.data?.data[0] ? (
                <ActSubject row={result.data.data[0]} />
              ) : (
                <Trans>Subject: {subject}</Trans>
              )}
            </Text>
          )}
        </>
      }
    >
      {filter === null ? (
        <NothingListed desk="acts" why="WRONG" />
      ) : (
        <DeskList
          result={result}
          caption={t`Operator actions`}
          columns={columns}
          page={page}
          empty={<NothingListed desk="acts" why={isFiltered ? 'FILTERED' : 'NONE'} />}
        />
      )}
    </DeskPage>
  )
}

const FILTERS = ['operatorId', 'act', 'kind', 'subject', 'from', 'to']

function useSelects(): readonly FilterSelect[] {
  const { i18n, t } = useLingui()
  const people = useQuery(operators()).data?.data ?? []
  return [
    {
      param: 'operatorId',
      label: t`Operator`,
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      param: 'kind',
      label: t`Kind`,
      options: [
        { value: 'DECISION', label: t`Decisions and changes` },
        { value: 'VIEW', label: t`Views and searches` },
      ],
    },
    {
      param: 'act',
      label: t`Action`,
      options: OPERATOR_ACTS.map((value) => ({ value, label: i18n._(actNames[value]) })),
    },
  ]
}

function Who({ operator }: Pick<ActRow, 'operator'>) {
  if (operator === null) return <Trans>Command line</Trans>
  if (operator.name !== null) return operator.name
  return <Trans>Deleted account {operator.id}</Trans>
}

function useColumns(): readonly Column<ActRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'when',
      head: <Trans>Time</Trans>,
      cell: ({ createdDate }) => format.moment(createdDate),
    },
    {
      name: 'who',
      head: <Trans>Operator</Trans>,
      cell: ({ operator }) => <Who operator={operator} />,
    },
    { name: 'act', part: 'title', head: <Trans>Action</Trans>, cell: ({ act }) => i18n._(actNames[act]) },
    { name: 'subject', head: <Trans>Subject</Trans>, cell: (row) => <ActSubject row={row} /> },
    {
      name: 'details',
      head: <Trans>Details</Trans>,
      cell: ({ details }) => <ActDetails details={details} />,
    },
  ]
}
