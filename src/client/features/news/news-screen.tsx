import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Paper, SimpleGrid, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { News } from '../../../contract/site/news.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { PageColumn, Section, useTitle } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import { BannerCarousel } from './banner-carousel.tsx'
import { NewsRow } from '../../entities/news/news-items.tsx'
import { MainNews } from './main-news.tsx'
import { banners, mainNews, newsPage } from '../../entities/news/news-queries.ts'
import { useStoredNews } from './use-stored-news.ts'

/** @param page one-based */
export function NewsScreen({ page }: { page: number }) {
  const { t } = useLingui()
  useTitle(t`News`)
  return (
    <PageColumn>
      <Title
        order={1}
        pt={{ base: 'lg', sm: 'xxl' }}
        px={{ base: 'edge', sm: 0 }}
        fz={{ sm: 'xxl' }}
        lh={{ sm: 'xxl' }}
      >
        <Trans>News</Trans>
      </Title>
      {page === 1 && <Front />}
      <MoreNews page={page} />
    </PageColumn>
  )
}

/** Banners and main news of the first page. Optional: if it fails, the list below shows its own error. */
function Front() {
  const langCode = useLanguage()
  const picked = useQuery(banners(langCode))
  const main = useQuery(mainNews(langCode))
  useStoredNews(main.data, picked.data?.data)
  const [first] = main.data?.data ?? []
  const slides = picked.data?.data ?? []
  return (
    <>
      {(picked.isPending || slides.length > 0) && (
        <Box pt="md" px={{ base: 'edge', sm: 0 }}>
          {picked.isPending ? (
            <Paper mb={{ base: 116, sm: 92 }} radius="lg" style={{ aspectRatio: '3 / 1' }} />
          ) : (
            <BannerCarousel banners={slides} />
          )}
        </Box>
      )}
      {(main.isPending || first) && (
        <Section id="todays-news" title={<Trans>Today's news</Trans>}>
          {first ? <MainNews news={first} /> : <Paper radius="lg" h={{ base: 390, md: 292 }} />}
        </Section>
      )}
    </>
  )
}

function MoreNews({ page }: { page: number }) {
  const langCode = useLanguage()
  const result = useQuery({ ...newsPage(page, langCode), placeholderData: keepPreviousData })
  const main = useQuery({ ...mainNews(langCode), enabled: page === 1 })
  useStoredNews(result.data)
  const shownAbove = page === 1 ? main.data?.data[0]?.id : undefined
  return (
    <Section id="more-news" title={<Trans>More news</Trans>}>
      <Box mx={{ base: '-edge', sm: 0 }}>
        <StaleNote result={result} />
      </Box>
      {result.data ? (
        <Rows
          page={page}
          news={withoutItem(result.data.data, shownAbove)}
          totalPages={result.data.totalPages ?? 1}
        />
      ) : (
        <QueryPlaceholder
          result={result}
          title={<Trans>The news could not be loaded</Trans>}
          rows={9}
          page={page}
        />
      )}
    </Section>
  )
}

/** The list without the main news item, unless that is the only one: an empty list would be wrong. */
function withoutItem(news: readonly News[], id: string | undefined) {
  return news.length > 1 ? news.filter((item) => item.id !== id) : news
}

function Rows({ page, news, totalPages }: { page: number; news: readonly News[]; totalPages: number }) {
  const { t } = useLingui()
  if (news.length === 0) {
    return (
      <EmptyState title={<Trans>There is no news yet</Trans>} action={<FindJobs />}>
        <Trans>News appears here as soon as it is published.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <SimpleGrid component="ul" minColWidth="min(20rem, 100%)" spacing={{ base: 'xs', sm: 'md' }}>
        {news.map((item) => (
          <Paper component="li" key={item.id} radius="lg">
            <NewsRow news={item} />
          </Paper>
        ))}
      </SimpleGrid>
      <Pager
        page={page}
        totalPages={totalPages}
        label={t`Pages of news`}
        groups={{ phone: 5, desktop: 10 }}
      />
    </>
  )
}

function FindJobs() {
  return (
    <ButtonLink to="/recruitInfo" variant="light">
      <Trans>Find jobs</Trans>
    </ButtonLink>
  )
}
