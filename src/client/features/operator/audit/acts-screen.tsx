import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ActRow, OPERATOR_ACTS } from '../../../../contract/operator/operator.ts'
import { useFormat } from '../../../i18n/format.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ActDetails } from './act-details.tsx'
import { ActSubject } from './act-subject.tsx'
import { actNames } from './act-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { useRowKeys } from '../keyboard/use-row-keys.ts'
import { actsPage, operators } from '../queries.ts'

/** The audit trail of operators, which is append-only. */
export function ActsScreen({ search }: { search: SearchOf<'acts'> }) {
  const { t } = useLingui()
  const { page = 1, operatorId, act, subject } = search
  const filter = {
    ...(operatorId && { operatorId }),
    ...(act && { act }),
    ...(subject && { subject }),
  }
  const isFiltered = Object.keys(filter).length > 0
  const result = useQuery({ ...actsPage(filter, page), placeholderData: keepPreviousData })
  const columns = useColumns()
  useRowKeys('acts', result.data !== undefined)
  return (
    <DeskPage
      title={t`Audit trail`}
      actions={<ListKeys />}
      tools={
        <>
          <Filters search={search} />
          {subject && (
            <Text size="sm" c="dimmed">
              {result.data?.data[0] ? (
                <ActSubject row={result.data.data[0]} />
              ) : (
                <Trans>Subject: {subject}</Trans>
              )}
            </Text>
          )}
          {isFiltered && <ShowAll />}
        </>
      }
    >
      <DeskList
        result={result}
        caption={t`Operator actions`}
        columns={columns}
        page={page}
        empty={
          isFiltered ? (
            <EmptyState title={<Trans>No matching actions</Trans>} action={<ShowAll />} />
          ) : (
            <EmptyState title={<Trans>No actions yet</Trans>} />
          )
        }
      />
    </DeskPage>
  )
}

const ShowAll = () => (
  <ButtonLink variant="light" size="sm" {...at('acts')} search={{}}>
    <Trans>Show all</Trans>
  </ButtonLink>
)

function Filters({ search }: { search: SearchOf<'acts'> }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const people = useQuery(operators()).data?.data ?? []
  const choose = (part: { operatorId?: string | undefined; act?: string | undefined }) =>
    void navigate({ ...at('acts'), search: { ...search, page: undefined, ...part } })
  return (
    <>
      <NativeSelect
        variant="unstyled"
        aria-label={t`Operator`}
        value={search.operatorId ?? ''}
        onChange={(event) => choose({ operatorId: event.currentTarget.value || undefined })}
      >
        <option value="">{t`All operators`}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        variant="unstyled"
        aria-label={t`Action`}
        value={search.act ?? ''}
        onChange={(event) => choose({ act: event.currentTarget.value || undefined })}
      >
        <option value="">{t`All actions`}</option>
        {OPERATOR_ACTS.map((each) => (
          <option key={each} value={each}>
            {i18n._(actNames[each])}
          </option>
        ))}
      </NativeSelect>
    </>
  )
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
