import { Trans } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import type { News } from '../../../contract/site/news.ts'
import { TranslationMaker } from '../../entities/translation/made-translation.tsx'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { ArticleText } from './article-text.tsx'

/** What an article says: in the reader's language if that is stored, with the Korean original folded below it. */
export function ArticleBody({ news }: { news: News }) {
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
        <Box component="summary" mih={44} c="purple" style={{ alignContent: 'center', cursor: 'pointer' }}>
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
