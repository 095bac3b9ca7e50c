import { Trans } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type News, viewNews } from '../../../contract/site/news.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useFormat } from '../../i18n/format.ts'
import { ApiProblem } from '../../api/problem.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { ListError } from '../../entities/answer/list-error.tsx'
import { externalLink } from '../../entities/site/external-link.ts'
import { NewsIcon } from '../../ui/icon/icons.tsx'
import { ExternalIcon } from '../../ui/icon/screen-icons.tsx'
import { InnerHeader } from '../../ui/page/inner-header.tsx'
import { Hidden, PageColumn } from '../../ui/page/page.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { ShareButton } from './share-button.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ArticleBody } from './article-body.tsx'
import classes from './news-detail-screen.module.css'
import { newsItem } from '../../entities/news/news-queries.ts'
import { useEffect } from 'react'
import { sendBeacon } from '../../api/send-beacon.ts'

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
        <div className={classes.note}>
          <StaleNote result={result} />
        </div>
        <Box mih="100svh" className={classes.body}>
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
    <article className={classes.article}>
      <Flex component="header" direction="column" gap="xs">
        <Text component="time" size="sm" c="var(--faint)" dateTime={news.createdDate}>
          {format.date(news.createdDate)}
        </Text>
        <h1 lang={translated ? langCode : 'ko'}>{translated?.text ?? news.title}</h1>
        {translated && !isTranslated && (
          <Text size="sm" c="dimmed" lang="ko">
            {news.title}
          </Text>
        )}
        <Text size="sm" c="dimmed" lang="ko">
          {news.company}
        </Text>
      </Flex>
      {news.imageUrl && (
        <Box component="figure" mt="lg" mx={{ base: '-edge', sm: 0 }} className={classes.figure}>
          <Picture
            lang="ko"
            src={news.imageUrl}
            alt={news.imageCaption ?? ''}
            fallback={
              <div className={classes.noPicture}>
                <NewsIcon size={40} />
              </div>
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
      <Flex rowGap="xs" columnGap="lg" align="center" wrap="wrap" mt="xxl">
        {original && (
          <a href={original.href} target="_blank" rel="noopener noreferrer" className={classes.original}>
            <Trans>Read the original at {host}</Trans>
            <ExternalIcon size={18} />
            <Hidden>
              <Trans>(opens in a new tab)</Trans>
            </Hidden>
          </a>
        )}
        <ShareButton title={translated?.text ?? news.title} />
      </Flex>
    </article>
  )
}

function NoArticle({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const toList = (
    <ButtonLink to="/news" variant="light">
      <Trans>All news</Trans>
    </ButtonLink>
  )
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
