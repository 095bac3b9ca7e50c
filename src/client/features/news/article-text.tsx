import { Stack, Text } from '@mantine/core'
import { externalLink } from '../../entities/site/external-link.ts'

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
export function ArticleText({ contents, lang }: { contents: string; lang: string }) {
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
