import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { withoutMarks } from '../../../contract/site/article-marks.ts'
import { type Banner, type News, clickBanner } from '../../../contract/site/news.ts'
import { ActionLink } from '../../ui/link.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { PageColumn, PageTitle, Section, useTitle } from '../../ui/page/page.tsx'
import { Pager } from '../../ui/page/pager.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { EmptyState } from '../../ui/page/states.tsx'
import {
  InKorean,
  NewsPicture,
  NewsRow,
  NewsTitle,
  OriginalNewsTitle,
} from '../../entities/news/news-items.tsx'
import { banners, mainNews, newsPage } from '../../entities/news/news-queries.ts'
import { Link } from '@tanstack/react-router'
import { tagOf } from '../../../reference/interface-languages.ts'
import { sendBeacon } from '../../api/send-beacon.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Drawing } from '../../ui/image/picture.tsx'
import { useEffect } from 'react'
import type { Snapshot } from '../../api/query-for.ts'
import { whenIdle } from '../../browser/scheduling.ts'

/** @param page one-based */
export function NewsScreen({ page }: { page: number }) {
  const { t } = useLingui()
  useTitle(t`News`)
  return (
    <PageColumn>
      <PageTitle pt={{ base: 'lg', sm: 'xxl' }} px={{ base: 'edge', sm: 0 }}>
        <Trans>News</Trans>
      </PageTitle>
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
            <BannerCarousel items={slides} />
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
  return <ActionLink to="/recruitInfo" label={<Trans>Find jobs</Trans>} />
}

function BannerCarousel({ items }: { items: readonly Banner[] }) {
  const { t } = useLingui()
  const slides = items.map((banner, index) => ({
    id: banner.id,
    content: (
      <Link
        to="/news/detail/$id"
        params={{ id: banner.newsId }}
        style={{ display: 'block', outlineOffset: -4 }}
        onClick={() => sendBeacon(clickBanner, { id: banner.id })}
        // The middle button opens a new tab.
        onAuxClick={({ button }) => {
          if (button === 1) sendBeacon(clickBanner, { id: banner.id })
        }}
      >
        <NewsPicture
          url={banner.imageUrl}
          loading={index === 0 ? 'eager' : 'lazy'}
          style={{ aspectRatio: '3 / 1' }}
        />
        {/* Titles of one line and of two take the same room on phones, which is known before they are. */}
        <Text
          component="div"
          fw={700}
          px="md"
          py="sm"
          mih={{ base: 'calc(2lh + 2 * var(--space-12))', sm: 0 }}
          c="dark"
          bg="var(--surface)"
        >
          <BannerTitle banner={banner} />
        </Text>
      </Link>
    ),
  }))
  return <Carousel label={t`Featured news`} slides={slides} />
}

/** In the reader's language where the banner is written in it or the news is translated. */
function BannerTitle({ banner: { title, newsTitle, langCode: written } }: { banner: Banner }) {
  const langCode = useLanguage()
  if (written) return <span lang={tagOf(written)}>{title}</span>
  if (newsTitle) return <span lang={langCode}>{newsTitle.text}</span>
  return (
    <span lang="ko">
      <InKorean /> {title}
    </span>
  )
}

/** The main news item: image, title, source and the beginning of its text. */
function MainNews({ news }: { news: News }) {
  const langCode = useLanguage()
  const contents = news.translations?.contents
  return (
    <Paper component="article" radius="lg" pos="relative" style={{ overflow: 'hidden' }}>
      <Flex direction={{ base: 'column', md: 'row' }}>
        <NewsPicture
          url={news.imageUrl}
          w={{ md: 520 }}
          style={{ aspectRatio: '16 / 9' }}
          fallback={<Drawing name="news" width={320} height={180} />}
        />
        <Stack
          gap="xs"
          justify="center"
          flex={1}
          miw={0}
          px={{ base: 'md', md: 'xxl' }}
          py={{ base: 'md', md: 'xl' }}
          lang="ko"
        >
          <Title order={3} size="h2">
            <NewsTitle news={news} />
          </Title>
          <OriginalNewsTitle news={news} />
          <Text size="sm" c="dimmed">
            {news.company}
          </Text>
          <Text lineClamp={4} c="dimmed" lang={contents ? langCode : 'ko'}>
            {withoutMarks(contents?.text ?? news.contents)}
          </Text>
        </Stack>
      </Flex>
    </Paper>
  )
}

/**
 * Stores the articles of a list for offline reading. Images and the banners' articles are prefetched only
 * under a service worker, and not for readers who save data.
 */
function useStoredNews(list: Snapshot<News[]> | undefined, picked?: readonly Banner[]): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!list) return undefined
    let isGone = false
    const keep = async () => {
      await whenIdle()
      const { storeArticles: keepArticles, prefetchLinked: keepAround } = await import('./store-news.ts')
      if (isGone) return
      await keepArticles(queries, list)
      if (savesData()) return
      await workerInControl()
      if (!isGone) await keepAround(queries, { news: list.data, banners: picked ?? [] })
    }
    keep().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [queries, list, picked])
}

/** Resolves once a service worker controls the page; never without one. */
async function workerInControl(): Promise<void> {
  const container = navigator.serviceWorker
  if (container?.controller) return
  await new Promise((resolve) => container?.addEventListener('controllerchange', resolve, { once: true }))
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
