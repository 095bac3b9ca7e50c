import { List, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { BOLD, HEADING, ITEM, NAMED_LINK } from '../../../contract/site/article-marks.ts'
import { externalLink } from '../../entities/site/external-link.ts'

/** A part of a line: text, bold, or a link. */
interface Piece {
  text: string
  href?: string
  isBold?: true
}

/** A paragraph and a heading are one piece of text; a list has one for each item. */
export interface Block {
  kind: 'TEXT' | 'HEADING' | 'LIST'
  items: Piece[][]
}

/** ASCII only, because Korean particles follow an address without a space. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,;:!?'\])]+$/

const MARKED = new RegExp([BOLD, NAMED_LINK, ADDRESS].map(({ source }) => source).join('|'), 'gi')

/** Splits an article into paragraphs at empty lines, headings, and lists where every line is an item. */
export function blocksOf(contents: string): Block[] {
  return contents
    .replaceAll(/\r/g, '')
    .replaceAll(/^## .*$/gm, '\n$&\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf)
}

function blockOf(part: string): Block {
  if (part.startsWith(HEADING)) return { kind: 'HEADING', items: [piecesOf(part.slice(HEADING.length))] }
  const lines = part.split('\n')
  if (lines.every((line) => line.startsWith(ITEM)))
    return { kind: 'LIST', items: lines.map((line) => piecesOf(line.slice(ITEM.length))) }
  return { kind: 'TEXT', items: [piecesOf(part)] }
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of line.matchAll(MARKED)) {
    const piece = pieceOf(match)
    if (!piece) continue
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) })
    const { length, ...shown } = piece
    pieces.push(shown)
    end = match.index + length
  }
  if (end < line.length) pieces.push({ text: line.slice(end) })
  return pieces
}

/** @returns with the length of what it stands for; undefined where that stays as it was written */
function pieceOf([written, bold, name, target]: RegExpExecArray): (Piece & { length: number }) | undefined {
  if (bold !== undefined) return { text: bold, isBold: true, length: written.length }
  const text = name ?? written.replace(TRAILING, '')
  const address = externalLink(target ?? text)
  return address && { text, href: address.href, length: name === undefined ? text.length : written.length }
}

/** Text of an article. Nothing becomes markup except its marks (contract/site/article-marks.ts) and web addresses. */
export function ArticleText({ contents, lang }: { contents: string; lang: string }) {
  return (
    <Stack mt="lg" lang={lang} style={{ overflowWrap: 'anywhere' }}>
      {blocksOf(contents).map(({ kind, items }, index) =>
        kind === 'LIST' ? (
          <List key={index} listStyleType="disc" withPadding>
            {items.map((pieces, place) => (
              <List.Item key={place}>
                <Pieces pieces={pieces} />
              </List.Item>
            ))}
          </List>
        ) : kind === 'HEADING' ? (
          <Title key={index} order={2} size="h3">
            <Pieces pieces={items[0]} />
          </Title>
        ) : (
          <Text key={index} style={{ whiteSpace: 'pre-line' }}>
            <Pieces pieces={items[0]} />
          </Text>
        ),
      )}
    </Stack>
  )
}

const Pieces = ({ pieces = [] }: { pieces: Piece[] | undefined }) =>
  pieces.map(({ text, href, isBold }, place) =>
    href === undefined ? (
      isBold ? (
        <b key={place}>{text}</b>
      ) : (
        text
      )
    ) : (
      <Text
        key={place}
        component="a"
        inherit
        c="primary"
        td="underline"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text}
      </Text>
    ),
  )
