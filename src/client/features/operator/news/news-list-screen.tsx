import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { NEWS_LENGTH, NEWS_STATES, type OperatorNewsRow } from '../../../../contract/operator/news.ts'
import { useFormat } from '../../../i18n/format.ts'
import { pageFromSearch } from '../../../api/page-search.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskList } from '../desk/desk-list.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { FilterLinks } from '../desk/filter-links.tsx'
import { ListKeys } from '../keyboard/list-keys.tsx'
import { ROW_LINK, useRowKeys } from '../keyboard/use-row-keys.ts'
import { useSearchKeys } from '../keyboard/use-search-keys.ts'
import { newsStates } from './news-status.tsx'
import { newsPage } from '../queries.ts'
import { useDateTime } from '../desk/use-date-time.ts'

export function NewsListScreen({ search }: { search: DeskSearch }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const { page = 1 } = pageFromSearch(search)
  const state = NEWS_STATES.find((each) => each === search['state'])
  const query = textIn(search, 'query')
  const filter = { ...(state ? { state } : {}), ...(query ? { query } : {}) }
  const result = useQuery({ ...newsPage(filter, page), placeholderData: keepPreviousData })
  const columns = useColumns(search)
  useRowKeys('news', result.data !== undefined)
  useSearchKeys(query, result)
  return (
    <DeskPage
      title={t`News`}
      actions={
        <>
          <ListKeys isSearched />
          <ButtonLink variant="default" {...at('news', 'import')}>
            <Trans>Import from a feed</Trans>
          </ButtonLink>
          <ButtonLink leftSection={<PlusIcon size={20} />} {...at('news', 'new')}>
            <Trans>Write news</Trans>
          </ButtonLink>
        </>
      }
      tools={
        <>
          <FilterLinks
            label={t`Status`}
            param="state"
            value={state ?? 'ALL'}
            options={[
              { value: 'ALL', label: <Trans context="filter">All</Trans> },
              ...NEWS_STATES.map((each) => ({ value: each, label: i18n._(newsStates[each].label) })),
            ]}
          />
          <SearchField
            label={t`Search titles`}
            value={query}
            maxLength={NEWS_LENGTH.query}
            look="default"
            onSearch={(text) =>
              void navigate({
                ...at('news'),
                search: { ...search, page: undefined, query: text || undefined },
              })
            }
          />
        </>
      }
    >
      <DeskList
        result={result}
        caption={t`News`}
        columns={columns}
        page={page}
        empty={<NoNews isFiltered={state !== undefined || query !== ''} />}
      />
    </DeskPage>
  )
}

function NoNews({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return (
      <EmptyState
        title={<Trans>No news matches</Trans>}
        action={
          <ButtonLink variant="light" {...at('news')} search={{}}>
            <Trans>Show all</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title={<Trans>There is no news yet</Trans>}
      action={
        <ButtonLink variant="light" {...at('news', 'new')}>
          <Trans>Write news</Trans>
        </ButtonLink>
      }
    />
  )
}

/** @param search of the list, which the news item's page keeps */
function useColumns(search: DeskSearch): readonly Column<OperatorNewsRow>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  const momentOf = useDateTime()
  return [
    {
      name: 'title',
      part: 'title',
      head: <Trans>Title</Trans>,
      cell: ({ id, title, mainPlace }) => (
        <>
          <Link {...at('news', id)} search={search} lang="ko" {...ROW_LINK}>
            {title}
          </Link>{' '}
          {mainPlace !== null && (
            <Badge>
              <Trans>Main news {mainPlace}</Trans>
            </Badge>
          )}
        </>
      ),
    },
    { name: 'company', head: <Trans>Source</Trans>, cell: ({ company }) => <span lang="ko">{company}</span> },
    {
      name: 'state',
      head: <Trans>Status</Trans>,
      cell: ({ state }) => <Badge color={newsStates[state].color}>{i18n._(newsStates[state].label)}</Badge>,
    },
    {
      name: 'published',
      head: <Trans>Published on</Trans>,
      cell: ({ publishedDate }) => (publishedDate === null ? '–' : momentOf(publishedDate)),
    },
    {
      name: 'updated',
      head: <Trans>Last changed</Trans>,
      cell: ({ updatedDate }) => format.moment(updatedDate),
    },
    {
      name: 'views',
      part: 'figure',
      head: <Trans>Views</Trans>,
      cell: ({ hitCount }) => format.number(hitCount),
    },
  ]
}
