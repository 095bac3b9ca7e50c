import { Flex, Paper, Stack, Text, Title } from '@mantine/core'
import type { News } from '../../../contract/site/news.ts'
import { NewsPicture, NewsTitle, OriginalNewsTitle } from '../../entities/news/news-items.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { Drawing } from '../../ui/image/picture.tsx'

/** The main news item: image, title, source and the beginning of its text. */
export function MainNews({ news }: { news: News }) {
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
            {contents?.text ?? news.contents}
          </Text>
        </Stack>
      </Flex>
    </Paper>
  )
}
