import { searchConditions } from '../../../reference/search-conditions.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'
import { negatingWords } from '../../../reference/search-words.ts'
import { fold } from './fold.ts'
import type { Found, Piece, Term } from './term.ts'
import type { Words } from './word-meanings.ts'

const before = new Set(negatingWords.before.map(fold))
const after = new Set(negatingWords.after.map(fold))

const numberOf = (phrase: string) => searchConditions.find((each) => each.phrase === phrase)?.number

/** What readers ask for who do not want the other; of other conditions, postings do not say that they are not met. */
const OPPOSITES = new Map(
  [
    ['NIGHT_SHIFT', 'DAY_SHIFT'],
    ['OVERTIME_OFFERED', 'NO_OVERTIME'],
    ['WEEKENDS_ONLY', 'WEEKENDS_OFF'],
  ].map(([phrase = '', opposite = '']) => [numberOf(phrase), numberOf(opposite)]),
)

const isCondition = (terms: readonly Term[]) => terms.some(({ kind }) => kind === 'CONDITION')

/** The opposites of conditions; without any, nothing that is looked for. */
function oppositeOf(terms: readonly Term[]): readonly Term[] {
  const opposites = terms.flatMap((term): Term[] => {
    const number = term.kind === 'CONDITION' ? OPPOSITES.get(term.number) : undefined
    return number === undefined ? [] : [{ kind: 'CONDITION', number }]
  })
  return opposites.length > 0 ? opposites : [{ kind: 'LEFT_OUT' }]
}

/** Endings for `without` in Uzbek and Mongolian: `overtaymsiz`, `шөнөгүй`. */
const WITHOUT = /(?:siz|сиз|гүй|гуй)$/u

/** The opposite of the condition that a word is made of. */
export function negated(text: string, words: Words): readonly Term[] | undefined {
  const word = normalForm(text, 'NFC').toLowerCase()
  const stem = word.replace(WITHOUT, '')
  if (!words.isForgiving || stem === word) return undefined
  const terms = words.get(fold(stem)) ?? words.inflected(stem)
  return terms && isCondition(terms) ? oppositeOf(terms) : undefined
}

/** With the opposite of each condition that a word beside it negates; without it where there is none. */
export function withoutNegated(all: readonly Found[]): Found[] {
  let found = [...all]
  for (let at = 0; at < found.length; at++) {
    const pieces = found[at]?.pieces ?? []
    for (let inside = 0; inside < pieces.length; inside++) {
      if (!pieces[inside]?.terms.some(({ kind }) => kind === 'NOT')) continue
      const line = lineOf(found, at)
      const from = line.findIndex((each) => each.found === found[at]) + inside
      const to = targetOf(line, from)
      if (to !== undefined) return withoutNegated(joined(found, line, Math.min(from, to), Math.max(from, to)))
    }
  }
  return found
}

interface Placed {
  found: Found
  piece: Piece
}

/** The pieces of all words that stand beside this one without unknown words between them. */
function lineOf(all: readonly Found[], at: number): Placed[] {
  let [first, last] = [at, at]
  while (first > 0 && all[first - 1]?.to === all[first]?.from) first--
  while (last + 1 < all.length && all[last]?.to === all[last + 1]?.from) last++
  return all.slice(first, last + 1).flatMap((found) => found.pieces.map((piece) => ({ found, piece })))
}

/** Which piece is negated by this one: the next condition, with nothing but fillers between them. */
function targetOf(line: readonly Placed[], from: number): number | undefined {
  const word = fold(line[from]?.piece.text ?? '')
  const forward = nextFrom(line, from, 1)
  if (before.has(word) && forward !== undefined && isCondition(line[forward]?.piece.terms ?? []))
    return forward
  // `no` may stand behind the condition at the end, but `night shift, no smoking` is one.
  if (!after.has(word) || (before.has(word) && forward !== undefined)) return undefined
  const backward = nextFrom(line, from, -1)
  return backward !== undefined && isCondition(line[backward]?.piece.terms ?? []) ? backward : undefined
}

const isPassedOver = ({ piece: { terms } }: Placed) =>
  terms.length > 0 && terms.every(({ kind }) => kind === 'FILLER' || kind === 'NOT')

function nextFrom(line: readonly Placed[], from: number, step: 1 | -1): number | undefined {
  for (let at = from + step; at >= 0 && at < line.length; at += step) {
    const each = line[at]
    if (each && !isPassedOver(each)) return at
  }
  return undefined
}

/** With the pieces between these two as one, which asks for the opposite. */
function joined(all: readonly Found[], line: readonly Placed[], from: number, to: number): Found[] {
  const inside = line.slice(from, to + 1)
  const [first, last] = [inside[0]?.found, inside.at(-1)?.found]
  if (!first || !last) return [...all]
  const text = inside.map(({ found, piece }, at) =>
    at > 0 && inside[at - 1]?.found !== found ? ` ${piece.text}` : piece.text,
  )
  const terms = oppositeOf(inside.flatMap(({ piece }) => piece.terms))
  const whole: Found = {
    from: first.from,
    to: last.to,
    pieces: [
      ...line
        .slice(0, from)
        .filter(({ found }) => found === first)
        .map(({ piece }) => piece),
      { terms, text: text.join('') },
      ...line
        .slice(to + 1)
        .filter(({ found }) => found === last)
        .map(({ piece }) => piece),
    ],
  }
  return all.flatMap((each) =>
    each === first ? whole : each.from >= first.from && each.to <= last.to ? [] : each,
  )
}
