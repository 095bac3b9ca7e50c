import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { msg } from '@lingui/core/macro'
import { currentSession } from '../../../api/session.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { KeyHint } from '../../../ui/keyboard/key-hint.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { roleNames } from '../../../../contract/operator/list-texts.ts'
import { exportMembers } from '../../../../contract/operator/list.ts'
import { lookUpMembers, MemberFilter, type MemberRow } from '../../../../contract/operator/member.ts'
import { column, Label, StateBadge } from '../desk/cells.tsx'
import { at, type DeskSearch } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { FilteredList, select, useFiltered } from '../lists/filtered-list.tsx'
import { useExport } from '../lists/export.tsx'
import { pageAfter, personal } from '../queries.ts'

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
  const navigate = useNavigate()
  const [query, searchFor] = useMemberSearch()
  const list = useFiltered(
    search,
    MemberFilter,
    (filter, after) => personal(lookUpMembers, { body: filter, query: pageAfter(after) }),
    { query },
  )
  const { button, result } = useExport(
    exportMembers,
    list.filter,
    <Trans>It contains partly hidden personal data. Delete it when you no longer need it.</Trans>,
  )
  return (
    <FilteredList
      desk="members"
      list={list}
      actions={button}
      note={result}
      columns={columnsOf(search)}
      selects={selects}
      caption={query ? t`Members found` : t`Members`}
      onShowAll={() => searchFor('')}
      instead={list.errors['query'] && <SearchHelp />}
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
        >
          {/* Each search is recorded, so none is made while somebody types. */}
          <Button type="submit" aria-keyshortcuts="Enter">
            <Trans>Search</Trans>
            <KeyHint>Enter</KeyHint>
          </Button>
        </SearchField>
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

export const memberStates = {
  ACTIVE: msg({ message: 'Active', context: 'member' }),
  SUSPENDED: msg({ message: 'Suspended', context: 'member' }),
}

const selects = [select('role', msg`Type`, roleNames), select('state', msg`Status`, memberStates)]

/** @param search of the list, which the member's page keeps */
const columnsOf = (search: DeskSearch): readonly Column<MemberRow>[] => [
  column.title('name', <Trans>Name</Trans>, ({ id, maskedName }) => (
    <Link {...at('members', id)} search={search} lang="ko" {...ROW_LINK}>
      {maskedName}
    </Link>
  )),
  column.label('role', <Trans>Type</Trans>, roleNames),
  column.korean('companyName', <Trans>Company</Trans>),
  column('email', <Trans>Email</Trans>, ({ maskedEmail }) => maskedEmail ?? '–'),
  column('cellphone', <Trans>Cellphone number</Trans>, ({ maskedCellphone }) => maskedCellphone ?? '–'),
  column('state', <Trans>Status</Trans>, ({ suspendedDate }) =>
    suspendedDate === null ? (
      <Label of={memberStates.ACTIVE} />
    ) : (
      <StateBadge of={{ label: memberStates.SUSPENDED, color: 'amber' }} />
    ),
  ),
  column.day('createdDate', <Trans>Member since</Trans>, 'date'),
]
