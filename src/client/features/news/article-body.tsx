import { Trans } from '@lingui/react/macro'
import { Box, Stack, Text } from '@mantine/core'
import type { News } from '../../../contract/site/news.ts'
import { TranslationMaker } from '../../entities/translation/made-translation.tsx'
import { TranslatedText } from '../../entities/translation/translated-text.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { externalLink } from '../../entities/site/external-link.ts'

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

/** A part of a paragraph: text, or a link. */
interface Piece {
  text: string
  href?: string
}

/** ASCII only, because Korean particles follow an address without a space. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,;:!?'\])]+$/

/** Splits plain text into paragraphs at empty lines, and web addresses into links. */
export function paragraphsOf(contents: string): Piece[][] {
  return contents
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(piecesOf)
}

function piecesOf(paragraph: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of paragraph.matchAll(ADDRESS)) {
    const text = match[0].replace(TRAILING, '')
    const address = externalLink(text)
    if (!address) continue
    if (match.index > end) pieces.push({ text: paragraph.slice(end, match.index) })
    pieces.push({ text, href: address.href })
    end = match.index + text.length
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) })
  return pieces
}

/** Text of an article. It is plain text: nothing becomes markup except web addresses. */
function ArticleText({ contents, lang }: { contents: string; lang: string }) {
  return (
    <Stack mt="lg" lang={lang}>
      {paragraphsOf(contents).map((pieces, index) => (
        <Text key={index} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {pieces.map(({ text, href }, place) =>
            href === undefined ? (
              text
            ) : (
              <Text
                key={place}
                component="a"
                inherit
                c="purple"
                td="underline"
                href={href}
                target="_blank"
                rel="noopener noreferrer"
              >
                {text}
              </Text>
            ),
          )}
        </Text>
      ))}
    </Stack>
  )
}
