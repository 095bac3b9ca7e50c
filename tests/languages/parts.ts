import { type Content, parse, type Token } from '@messageformat/parser'

/** What a message is made of, beside its words. */
export interface Parts {
  /** Placeholders such as `{amount}`. */
  placeholders: Set<string>
  /** Categories of each plural, `=0` and the like left out. */
  plurals: Map<string, Set<string>>
  /** Plurals that also say their number. */
  counted: Set<string>
  /** `<0>`, `</0>` and `<0/>`, in the order of the text; of plurals those of their last case. */
  tags: string[]
  /** The words, with placeholders, tags and addresses of websites left out. */
  words: string
}

const TAG = /<\/?\d+\/?>/g
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/g

/** @throws Error if the message cannot be parsed */
export function partsOf(message: string): Parts {
  const parts: Parts = {
    placeholders: new Set(),
    plurals: new Map(),
    counted: new Set(),
    tags: [],
    words: '',
  }
  collect(parse(message), parts)
  const tags = parts.words.match(TAG) ?? []
  return { ...parts, tags, words: parts.words.replaceAll(TAG, ' ').replaceAll(ADDRESS, ' ') }
}

function collect(tokens: readonly Token[], parts: Parts): void {
  for (const token of tokens) {
    if (isContent(token)) parts.words += token.value
    else if (token.type === 'octothorpe') parts.words += ' '
    else if ('cases' in token) {
      parts.placeholders.add(token.arg)
      const keys = token.cases.map(({ key }) => key).filter((key) => !key.startsWith('='))
      if (token.type !== 'select') parts.plurals.set(token.arg, new Set(keys))
      for (const { tokens: own } of token.cases) {
        if (own.some(({ type }) => type === 'octothorpe')) parts.counted.add(token.arg)
        parts.words += ' '
        collect(own, parts)
      }
    } else {
      parts.placeholders.add(token.arg)
      parts.words += ' '
    }
  }
}

const isContent = (token: Token): token is Content => token.type === 'content'

/** Whether every tag that is opened is closed, in the right order. */
export function isBalanced(tags: readonly string[]): boolean {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag)
    else if (open.pop() !== tag.replace('/', '')) return false
  }
  return open.length === 0
}
