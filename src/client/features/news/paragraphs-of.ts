import { externalLink } from '../../entities/site/external-link.ts'

/** A piece of a paragraph: words, or an address to go to. */
export interface Piece {
  text: string
  href?: string
}

/** ASCII alone: Korean particles stand right behind an address. */
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi
/** What ends a sentence or closes a bracket belongs to the sentence. */
const TRAILING = /[.,;:!?'\])]+$/

/** Plain text as paragraphs, parted by empty lines, with the web addresses in it as links. */
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
