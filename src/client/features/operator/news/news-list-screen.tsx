import { Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { queryFor } from '../../../api/query-for.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { SearchField } from '../../../ui/field/search-field.tsx'
import { PlusIcon } from '../../../ui/icon/icons.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  listOperatorNews,
  NEWS_LENGTH,
  type NewsState,
  type OperatorNewsRow,
} from '../../../../contract/operator/news.ts'
import { column, DateTime, type StateLook } from '../desk/cells.tsx'
import { ListPage, useList } from '../desk/desk-list.tsx'
import { at, type DeskSearch, type SearchOf } from '../desk/desks.ts'
import { FilterLinks, labelled } from '../desk/filter-links.tsx'
import { ROW_LINK, useSearchKeys } from '../keyboard/use-row-keys.ts'
import { fresh, pageOf } from '../queries.ts'

export function NewsListScreen({ search }: { search: SearchOf<'news'> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { page = 1, state, query = '' } = search
  const filter = { ...(state ? { state } : {}), ...(query ? { query } : {}) }
  const result = useList(queryFor(listOperatorNews, { query: { ...filter, ...pageOf(page) } }, fresh))
  useSearchKeys(query, result)
  return (
    <ListPage
      desk="news"
      isSearched
      actions={
        <>
          <ButtonLink variant="default" {...at('news', 'import')}>{t`Import from a feed`}</ButtonLink>
          <ButtonLink leftSection={<PlusIcon size={20} />} {...at('news', 'new')}>
            <Trans>Write news</Trans>
          </ButtonLink>
        </>
      }
      tools={
        <>
          <FilterLinks label={t`Status`} param="state" value={state ?? 'ALL'} options={labelled(filters)} />
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
      result={result}
      columns={columnsOf(search)}
      page={page}
      empty={
        state !== undefined || query !== '' ? (
          <EmptyState
            title={<Trans>No news matches</Trans>}
            action={<ButtonLink variant="light" {...at('news')} search={{}}>{t`Show all`}</ButtonLink>}
          />
        ) : (
          <EmptyState
            title={<Trans>There is no news yet</Trans>}
            action={<ButtonLink variant="light" {...at('news', 'new')}>{t`Write news`}</ButtonLink>}
          />
        )
      }
    />
  )
}

export const newsStates: Record<NewsState, StateLook> = {
  DRAFT: { label: msg({ message: 'Draft', context: 'news' }), color: 'gray' },
  SCHEDULED: { label: msg({ message: 'Scheduled', context: 'news' }), color: 'amber' },
  PUBLISHED: { label: msg({ message: 'Published', context: 'news' }), color: 'green' },
}

const filters: Record<'ALL' | NewsState, MessageDescriptor> = {
  ALL: msg({ message: 'All', context: 'filter' }),
  DRAFT: newsStates.DRAFT.label,
  SCHEDULED: newsStates.SCHEDULED.label,
  PUBLISHED: newsStates.PUBLISHED.label,
}

/** @param search of the list, which the news item's page keeps */
const columnsOf = (search: DeskSearch): readonly Column<OperatorNewsRow>[] => [
  column.title('title', <Trans>Title</Trans>, ({ id, title, mainPlace }) => (
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
  )),
  column.korean('company', <Trans>Source</Trans>),
  column.state(newsStates),
  column('published', <Trans>Published on</Trans>, ({ publishedDate }) =>
    publishedDate === null ? '–' : <DateTime at={publishedDate} />,
  ),
  column.moment('updatedDate', <Trans>Last changed</Trans>),
  column.count('hitCount', <Trans>Views</Trans>),
]
