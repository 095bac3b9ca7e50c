import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ROLES } from '../../../../contract/base/enums.ts'
import { exportMembers } from '../../../../contract/operator/list.ts'
import { MemberFilter, type MemberRow } from '../../../../contract/operator/member.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { currentSession } from '../../../api/session.ts'
import { roleNames } from '../../../../contract/operator/list-texts.ts'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList } from '../lists/filtered-list.tsx'
import { readListSearch } from '../lists/list-search.ts'
import { membersPage } from '../lists/queries.ts'
import { useExport } from '../lists/use-export.ts'

const FILTERS = ['role', 'state', 'from', 'to']

let last: { by: string | undefined; text: string } = { by: undefined, text: '' }

/**
 * The searched text. It is kept in the open page, also on the way to a member and back, and not in the
 * address: email addresses and numbers would end up in the history and in proxy logs.
 */
function useMemberSearch(): [text: string, lookFor: (text: string) => void] {
  const by = currentSession()?.memberId
  const [text, setText] = useState(last.by === by ? last.text : '')
  return [
    text,
    (next) => {
      last = { by, text: next.trim() }
      setText(last.text)
    },
  ]
}

/** All members, newest first, or those that a search finds. */
export function MembersScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const navigate = useNavigate()
  const [query, searchFor] = useMemberSearch()
  const listed = readListSearch(MemberFilter, search, FILTERS, { query })
  const filter = listed.filter ?? {}
  const result = useQuery({
    ...membersPage(filter, listed.after),
    enabled: listed.filter !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <FilteredList
      desk="members"
      search={search}
      listed={listed}
      result={result}
      columns={useColumns(search)}
      selects={useSelects()}
      exported={useExport(exportMembers, () => ({ body: filter, query: { langCode } }))}
      exportNote={
        <Trans>It contains partly hidden personal data. Delete it when you no longer need it.</Trans>
      }
      caption={query ? t`Members found` : t`Members`}
      onShowAll={() => searchFor('')}
      instead={listed.errors['query'] && <SearchHelp />}
      noMatch={query ? <NobodyFound /> : undefined}
      query={query}
      searchField={
        <SearchField
          label={t`Name, company, phone number or its last four digits, email up to the @, or ID`}
          value={query}
          maxLength={254}
          look="default"
          onSearch={(text) => {
            searchFor(text)
            void navigate({ ...at('members'), search: { ...search, after: undefined } })
          }}
        />
      }
    />
  )
}

const SearchHelp = () => (
  <EmptyState title={<Trans>Who are you looking for?</Trans>}>
    <Trans>
      Enter a part of a name or company, with or without accents, a phone number or its last four digits, an
      email as far as the @, or an ID. Names and numbers are partly hidden until you give a reason to see
      them.
    </Trans>
  </EmptyState>
)

const NobodyFound = () => (
  <EmptyState title={<Trans>No members found</Trans>}>
    <Trans>
      Check the spelling. An email is found by everything up to the @, a number as a whole or by its last four
      digits, whether it is of the account, the resume or a posting. This search is recorded.
    </Trans>
  </EmptyState>
)

function useSelects() {
  const { i18n, t } = useLingui()
  return [
    {
      param: 'role',
      label: t`Type`,
      options: ROLES.map((value) => ({ value, label: i18n._(roleNames[value]) })),
    },
    {
      param: 'state',
      label: t`Status`,
      options: [
        { value: 'ACTIVE', label: t({ message: 'Active', context: 'member' }) },
        { value: 'SUSPENDED', label: t({ message: 'Suspended', context: 'member' }) },
      ],
    },
  ]
}

/** @param search of the list, which the member's page keeps */
function useColumns(search: DeskSearch): readonly Column<MemberRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'name',
      part: 'title',
      head: <Trans>Name</Trans>,
      cell: ({ id, maskedName }) => (
        <Link {...at('members', id)} search={search} lang="ko" {...ROW_LINK}>
          {maskedName}
        </Link>
      ),
    },
    { name: 'role', head: <Trans>Type</Trans>, cell: ({ role }) => i18n._(roleNames[role]) },
    {
      name: 'company',
      head: <Trans>Company</Trans>,
      cell: ({ companyName }) => <span lang="ko">{companyName ?? '–'}</span>,
    },
    { name: 'email', head: <Trans>Email</Trans>, cell: ({ maskedEmail }) => maskedEmail ?? '–' },
    {
      name: 'cellphone',
      head: <Trans>Cellphone number</Trans>,
      cell: ({ maskedCellphone }) => maskedCellphone ?? '–',
    },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: ({ suspendedDate }) =>
        suspendedDate === null ? (
          <Trans context="member">Active</Trans>
        ) : (
          <Badge component="span" color="amber">
            <Trans context="member">Suspended</Trans>
          </Badge>
        ),
    },
    {
      name: 'since',
      part: 'date',
      head: <Trans>Member since</Trans>,
      cell: ({ createdDate }) => format.date(createdDate),
    },
  ]
}
