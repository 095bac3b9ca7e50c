import { Box } from '@mantine/core'
import { externalLink } from '../../entities/site/external-link.ts'
import classes from './article-text.module.css'

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
    <Box mt="lg" lang={lang} className={classes.text}>
      {paragraphsOf(contents).map((pieces, index) => (
        <p key={index}>
          {pieces.map(({ text, href }, place) =>
            href === undefined ? (
              text
            ) : (
              <a key={place} href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          )}
        </p>
      ))}
    </Box>
  )
}
