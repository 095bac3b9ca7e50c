import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { msg } from '@lingui/core/macro'
import type { Column } from '../../../ui/card/data-table.tsx'
import { ActFilter, type ActRow, OPERATOR_ACTS } from '../../../../contract/operator/operator.ts'
import { ActDetails } from './act-details.tsx'
import { ActSubject } from './act-subject.tsx'
import { actNames } from './act-texts.ts'
import { column, Label, momentColumn, titleColumn } from '../desk/cells.tsx'
import { ListPage } from '../desk/desk-list.tsx'
import type { SearchOf } from '../desk/desks.ts'
import { ListFilters, NothingListed, select } from '../lists/filtered-list.tsx'
import { useFiltered } from '../lists/list-search.ts'
import { actsPage, operators } from '../queries.ts'

/** The audit trail of operators, which is append-only. */
export function ActsScreen({ search }: { search: SearchOf<'acts'> }) {
  const { t } = useLingui()
  const { page = 1, subject } = search
  const { listed, result } = useFiltered(search, {
    schema: ActFilter,
    names: ['operatorId', 'act', 'kind', 'subject', 'from', 'to'],
    pageOf: (filter) => actsPage(filter, page),
  })
  const { filter, errors, isFiltered } = listed
  const [first] = result.data?.data ?? []
  const people = useQuery(operators()).data?.data ?? []
  const operator = {
    param: 'operatorId',
    label: msg`Operator`,
    options: people.map(({ id, name }) => ({ value: id, label: name })),
  }
  return (
    <ListPage
      desk="acts"
      tools={
        <>
          <ListFilters desk="acts" selects={[operator, ...selects]} {...{ search, errors, isFiltered }} />
          {subject && (
            <Text size="sm" c="dimmed">
              {first ? <ActSubject row={first} /> : <Trans>Subject: {subject}</Trans>}
            </Text>
          )}
        </>
      }
      result={result}
      caption={t`Operator actions`}
      columns={columns}
      page={page}
      instead={filter === null ? <NothingListed desk="acts" why="WRONG" /> : undefined}
      empty={<NothingListed desk="acts" why={isFiltered ? 'FILTERED' : 'NONE'} />}
    />
  )
}

const selects = [
  select('kind', msg`Kind`, { DECISION: msg`Decisions and changes`, VIEW: msg`Views and searches` }),
  {
    param: 'act',
    label: msg`Action`,
    options: OPERATOR_ACTS.map((value) => ({ value, label: actNames[value] })),
  },
]

function Who({ operator }: Pick<ActRow, 'operator'>) {
  if (operator === null) return <Trans>Command line</Trans>
  if (operator.name !== null) return operator.name
  return <Trans>Deleted account {operator.id}</Trans>
}

const columns: readonly Column<ActRow>[] = [
  momentColumn('createdDate', <Trans>Time</Trans>),
  column('who', <Trans>Operator</Trans>, ({ operator }) => <Who operator={operator} />),
  titleColumn('act', <Trans>Action</Trans>, ({ act }) => <Label of={actNames[act]} />),
  column('subject', <Trans>Subject</Trans>, (row) => <ActSubject row={row} />),
  column('details', <Trans>Details</Trans>, ({ details }) => <ActDetails details={details} />),
]
