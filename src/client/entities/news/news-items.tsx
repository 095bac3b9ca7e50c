import { Plural } from '@lingui/react/macro'
import { Badge, Box, type BoxProps, Center, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { News } from '../../../contract/site/news.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useFormat } from '../../i18n/format.ts'
import { NewsIcon } from '../../ui/icon/icons.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import classes from './news-items.module.css'

/** In the reader's language where there is a translation. */
export function NewsTitle({ news }: { news: News }) {
  const langCode = useLanguage()
  const translated = news.translations?.title
  return (
    <Link
      to="/news/detail/$id"
      params={{ id: news.id }}
      className={classes.link}
      lang={translated ? langCode : 'ko'}
    >
      {translated?.text ?? news.title}
    </Link>
  )
}

/** The title as it was written, below its translation; and the language of the news, where its text is not translated. */
export function OriginalNewsTitle({ news }: { news: News }) {
  return (
    <>
      {news.translations?.title && (
        <Text size="sm" c="dimmed" lang="ko">
          {news.title}
        </Text>
      )}
      {!news.translations?.contents && <InKorean />}
    </>
  )
}

/** Tells readers of other languages that a text is in Korean: the name that stands in every list of languages. */
export function InKorean() {
  return readsKorean(useLanguage()) ? null : (
    <Badge component="span" lang="ko" style={{ alignSelf: 'start' }}>
      한국어
    </Badge>
  )
}

export function NewsRow({ news }: { news: News }) {
  const format = useFormat()
  const views = format.number(news.hitCount)
  return (
    <Group
      component="article"
      gap="md"
      wrap="nowrap"
      align="stretch"
      pos="relative"
      p="md"
      className={classes.row}
    >
      <NewsPicture url={news.imageUrl} w={104} h={78} bdrs="md" />
      <Stack gap="xxs" flex={1} miw={0}>
        <Title order={3} className={classes.title}>
          <NewsTitle news={news} />
        </Title>
        <OriginalNewsTitle news={news} />
        <Text size="xs" mt="auto" c="var(--faint)">
          <time dateTime={news.createdDate}>{format.daysAgo(news.createdDate)}</time>
          <span aria-hidden="true">{BETWEEN_FACTS}</span>
          <span>
            <Plural value={news.hitCount} one={`${views} view`} other={`${views} views`} />
          </span>
        </Text>
      </Stack>
    </Group>
  )
}

interface NewsPictureProps extends BoxProps {
  url: string | null
  /** Shown without a picture; a sign by default. */
  fallback?: ReactNode
  loading?: 'eager' | 'lazy'
}

/** The picture of a news item, of the shape it is given, or a sign in its place. */
export function NewsPicture({ url, fallback, loading = 'lazy', ...box }: NewsPictureProps) {
  const empty = (
    <Center component="span" c="var(--faint)" w="100%" h="100%">
      <NewsIcon size={28} />
    </Center>
  )
  return (
    <Box
      component="span"
      display="block"
      flex="none"
      bg="var(--sunk)"
      style={{ overflow: 'hidden' }}
      {...box}
    >
      <Picture src={url} alt="" loading={loading} fallback={fallback ?? empty} className={classes.picture} />
    </Box>
  )
}
