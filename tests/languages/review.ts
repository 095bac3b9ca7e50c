import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from './catalogues.ts'

/** What must be certain before a language is offered. */
const GRAVE = ['money', 'law', 'dates', 'safety'] as const

const ENTRY = /^- \[(\w+)\] (.+)$/

export interface Uncertain {
  topic: string
  text: string
}

/** Strings that a native reader should look at, from the language's part of `locales/REVIEW.md`. */
export function uncertainIn(code: string): Uncertain[] {
  return uncertainOf(readFileSync(join(LOCALES, 'REVIEW.md'), 'utf8'), code)
}

export function uncertainOf(review: string, code: string): Uncertain[] {
  const part = review
    .split(/^## /m)
    .find((each) => each.startsWith(`${code} `) || each.startsWith(`${code}\n`))
  return (part ?? '').split('\n').flatMap((line) => {
    const [, topic, text] = ENTRY.exec(line) ?? []
    return topic === undefined || text === undefined ? [] : [{ topic, text }]
  })
}

export const isGrave = ({ topic }: Uncertain): boolean => (GRAVE as readonly string[]).includes(topic)
