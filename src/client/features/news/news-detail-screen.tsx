import { Trans } from '@lingui/react/macro'
import { Alert, Box, Button, Center, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type News, viewNews } from '../../../contract/site/news.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useFormat } from '../../i18n/format.ts'
import { ApiProblem } from '../../api/problem.ts'
import { ActionLink } from '../../ui/link.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { ListError } from '../../entities/answer/list-error.tsx'
import { externalLink } from '../../entities/site/external-link.ts'
import { CheckIcon, ExternalIcon, NewsIcon, ShareIcon, TriangleIcon } from '../../ui/icon/icons.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { Hidden, PageColumn, useTitle } from '../../ui/page/page.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import { newsItem } from '../../entities/news/news-queries.ts'
import { useEffect, useState } from 'react'
import { sendBeacon } from '../../api/send-beacon.ts'
import { type Shared, sharePage } from '../../browser/share-page.ts'
import { TranslationMaker } from '../../entities/translation/made-translation.tsx'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { ArticleText } from './article-text.tsx'

/** Milliseconds on the screen before a view counts. */
const VIEW_DELAY = 1_500

/** Reports a view, which the server counts once per visitor and day. */
function CountNewsView({ id }: { id: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') sendBeacon(viewNews, { id })
    }, VIEW_DELAY)
    return () => clearTimeout(timer)
  }, [id])
  return null
}

export function NewsDetailScreen({ id }: { id: string }) {
  const result = useQuery(newsItem(id, useLanguage()))
  // A stored article that was deleted since must not be shown.
  const news = isGone(result.error) ? undefined : result.data?.data
  useTitle(news?.title)
  return (
    <>
      <InnerHeader narrow up="/news" />
      <PageColumn narrow>
        <StaleNote result={result} />
        {/* On phones an article that is shorter than the screen goes on as its surface. */}
        <Box mih="100svh" bg={news ? { base: 'var(--surface)', sm: 'none' } : undefined}>
          {news ? (
            <>
              <Article news={news} />
              <CountNewsView id={id} />
            </>
          ) : result.error ? (
            <NoArticle error={result.error} onRetry={() => void result.refetch()} />
          ) : (
            <LoadingBlocks rows={3} form="text" />
          )}
        </Box>
      </PageColumn>
    </>
  )
}

export function Article({ news }: { news: News }) {
  const format = useFormat()
  const langCode = useLanguage()
  const translated = news.translations?.title
  // Its original is folded then, with the Korean title and caption.
  const isTranslated = news.translations?.contents !== undefined
  const original = externalLink(news.linkUrl)
  const host = original?.host
  return (
    <Box
      component="article"
      mt={{ sm: 'md' }}
      px={{ base: 'edge', sm: 'xxl' }}
      pt={{ base: 'lg', sm: 'xxl' }}
      pb="xxl"
      bdrs={{ sm: 'lg' }}
      bg="var(--surface)"
    >
      <Stack component="header" gap="xs">
        <Text component="time" size="sm" c="var(--faint)" dateTime={news.createdDate}>
          {format.date(news.createdDate)}
        </Text>
        <Title order={1} lang={translated ? langCode : 'ko'}>
          {translated?.text ?? news.title}
        </Title>
        {translated && !isTranslated && (
          <Text size="sm" c="dimmed" lang="ko">
            {news.title}
          </Text>
        )}
        <Text size="sm" c="dimmed" lang="ko">
          {news.company}
        </Text>
      </Stack>
      {news.imageUrl && (
        <Box component="figure" mt="lg" mx={{ base: '-edge', sm: 0 }}>
          {/* Of one shape whatever the picture's own: nothing below moves when it arrives, or when it does not. */}
          <Picture
            lang="ko"
            src={news.imageUrl}
            alt={news.imageCaption ?? ''}
            style={{ width: '100%', aspectRatio: '16 / 9', background: 'var(--sunk)', objectFit: 'contain' }}
            fallback={
              <Center c="var(--faint)" bg="var(--sunk)" style={{ aspectRatio: '16 / 9' }}>
                <NewsIcon size={40} />
              </Center>
            }
          />
          {news.imageCaption && !isTranslated && (
            <Text component="figcaption" pt="xs" px={{ base: 'edge', sm: 0 }} size="sm" c="dimmed" lang="ko">
              {news.imageCaption}
            </Text>
          )}
        </Box>
      )}
      <ArticleBody news={news} />
      <Group gap="lg" mt="xxl">
        {original && (
          <Button
            component="a"
            href={original.href}
            target="_blank"
            rel="noopener noreferrer"
            variant="transparent"
            px={0}
            rightSection={<ExternalIcon size={18} />}
          >
            <Trans>Read the original at {host}</Trans>
            <Hidden>
              <Trans>(opens in a new tab)</Trans>
            </Hidden>
          </Button>
        )}
        <ShareButton title={translated?.text ?? news.title} />
      </Group>
    </Box>
  )
}

function NoArticle({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const toList = <ActionLink to="/news" label={<Trans>All news</Trans>} />
  if (isGone(error)) {
    return (
      <EmptyState as="h1" title={<Trans>This news is no longer here</Trans>} action={toList}>
        <Trans>The news may have been taken down, or the address is incomplete.</Trans>
      </EmptyState>
    )
  }
  return (
    <ListError as="h1" error={error} title={<Trans>The news could not be loaded</Trans>} onRetry={onRetry} />
  )
}

/** Whether the article does not exist or its id is malformed. */
const isGone = (error: Error | null) => error instanceof ApiProblem && [400, 404, 410].includes(error.status)

/** Shares the current page. */
function ShareButton({ title }: { title: string }) {
  const [shared, setShared] = useState<Shared>()
  const share = async () => {
    setShared(undefined)
    setShared(await sharePage({ title, url: window.location.href }))
  }
  return (
    <Group gap="var(--space-8) var(--space-16)">
      <Button variant="light" leftSection={<ShareIcon size={20} />} onClick={() => void share()}>
        <Trans>Share</Trans>
      </Button>
      {shared === 'COPIED' && (
        <Alert color="green" icon={<CheckIcon size={20} />}>
          <Trans>The link has been copied</Trans>
        </Alert>
      )}
      {shared === 'FAILED' && (
        <Alert color="red" icon={<TriangleIcon size={20} />}>
          <Trans>copy failed</Trans>
        </Alert>
      )}
    </Group>
  )
}

/** What an article says: in the reader's language if that is stored, with the Korean original folded below it. */
function ArticleBody({ news }: { news: News }) {
  const langCode = useLanguage()
  const stored = news.translations?.contents
  if (!stored) return <Original news={news} />
  return (
    <>
      <ArticleText contents={stored.text} lang={langCode} />
      <Box mt="lg">
        <TranslationMaker by={stored.by} madeDate={stored.madeDate} isOlder={stored.isOlder} />
      </Box>
      <details open={stored.isOlder}>
        <Box component="summary" mih={44} c="primary" style={{ alignContent: 'center', cursor: 'pointer' }}>
          <Trans>Show the original</Trans>
        </Box>
        {news.translations?.title && (
          <Text size="md" fw={700} lang="ko">
            {news.title}
          </Text>
        )}
        {stored.isOlder ? <Original news={news} /> : <ArticleText contents={news.contents} lang="ko" />}
        {news.imageCaption && (
          <Text mt="sm" size="sm" c="dimmed" lang="ko">
            {news.imageCaption}
          </Text>
        )}
      </details>
    </>
  )
}

/** The Korean text, which the reader may have translated. */
function Original({ news }: { news: News }) {
  return (
    <TranslatedText
      key={news.contents}
      text={news.contents}
      source="ko"
      of={{ field: 'NEWS_CONTENTS', id: news.id }}
      show={articleText}
    />
  )
}

const articleText = (contents: string, lang: string) => <ArticleText contents={contents} lang={lang} />
