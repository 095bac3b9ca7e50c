import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { MemberQuery, type MemberRow } from '../../../../contract/operator/member.ts'
import { useFormat } from '../../../i18n/format.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { currentSession } from '../../../api/session.ts'
import { roleNames } from '../cases/case-texts.ts'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { membersPage } from '../queries.ts'
import classes from './members-screen.module.css'

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

/** Member search; nobody is listed without one. */
export function MembersScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { page = 1 } = pageFromSearch(search)
  const [query, searchFor] = useMemberSearch()
  return (
    <DeskPage
      title={t`Members`}
      tools={
        <div className={classes.search}>
          <SearchField
            label={t`Email, cellphone number, ID, or the start of a name or company`}
            value={query}
            maxLength={254}
            look="main"
            onSearch={(text) => {
              searchFor(text)
              void navigate({ ...at('members'), search: {} })
            }}
          />
        </div>
      }
    >
      {!z.safeParse(MemberQuery, query).success ? (
        <EmptyState title={<Trans>Who are you looking for?</Trans>}>
          <Trans>
            Enter the full email, cellphone number or ID. For a name or company, the first letters are enough.
            Names and numbers are partly hidden until you give a reason to see them.
          </Trans>
        </EmptyState>
      ) : (
        <Found query={query} page={page} />
      )}
    </DeskPage>
  )
}

function Found({ query, page }: { query: string; page: number }) {
  const { t } = useLingui()
  const result = useQuery({ ...membersPage(query, page), placeholderData: keepPreviousData })
  const columns = useColumns()
  return (
    <DeskList
      result={result}
      caption={t`Members found`}
      columns={columns}
      page={page}
      empty={
        <EmptyState title={<Trans>No members found</Trans>}>
          <Trans>Check the spelling, or search for something else you know about this member.</Trans>
        </EmptyState>
      }
    />
  )
}

function useColumns(): readonly Column<MemberRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'name',
      part: 'title',
      head: <Trans>Name</Trans>,
      cell: ({ id, maskedName }) => (
        <Link {...at('members', id)} lang="ko">
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
    { name: 'since', head: <Trans>Member since</Trans>, cell: ({ createdDate }) => format.date(createdDate) },
  ]
}
