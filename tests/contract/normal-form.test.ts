import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { normalForm } from '../../src/contract/base/normal-form.ts'
import { visibleLine } from '../../src/contract/base/visible-text.ts'
import { normalisedMessage } from '../../src/contract/message/message-text.ts'
import { fraudSignalsIn } from '../../src/contract/safety/fraud-wording.ts'
import { plainWord } from '../../src/contract/work/plain-text.ts'

/** CPU milliseconds; sorting the marks took more than 2,500, and takes less than 100. */
const MAX_MILLISECONDS = 600
const LENGTH = 100_000

/** Marks of two classes in turn, which normal forms sort. */
const PILES: Record<string, string> = {
  'below and above': '\u0316\u0301',
  'of Hebrew and Latin': '\u05B0\u0309',
  'halfwidth and combining': '\uFF9F\u0327',
}

function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

describe.each(Object.entries(PILES))('A pile of marks %s', (_kind, pair) => {
  const pile = `a${pair.repeat(LENGTH / 2)}`

  test.each<[string, (text: string) => unknown]>([
    ['NFC', (text) => normalForm(text, 'NFC')],
    ['NFD', (text) => normalForm(text, 'NFD')],
    ['NFKC', (text) => normalForm(text, 'NFKC')],
    ['NFKD', (text) => normalForm(text, 'NFKD')],
    ['a message', normalisedMessage],
    ['a plain word', plainWord],
    ['fraud signals', fraudSignalsIn],
  ])('is read in linear time as %s', (_form, read) => {
    expect(cpuOf(() => read(pile))).toBeLessThan(MAX_MILLISECONDS)
  })
})

test('Letters keep the marks that scripts write, and are composed', () => {
  expect(normalForm('Nguye\u0302\u0303n', 'NFC')).toBe('Nguyễn')
  expect(normalForm('ｶﾞ', 'NFKC')).toBe('ガ')
  const khmer = 'ស្ត្រី ភ្នំ'
  expect(normalForm(khmer, 'NFC')).toBe(khmer)
  expect(normalisedMessage('Le\u0323\u0302')).toBe('Lệ')
})

test('Every text that others read keeps at most six marks on a letter', () => {
  const pile = `b${'\u0323\u0301'.repeat(9)}`
  expect(Array.from(visibleLine(pile))).toHaveLength(7)
  expect(Array.from(normalForm(normalisedMessage(pile), 'NFD'))).toHaveLength(7)
})

test('Only normalForm normalises texts, as it removes piled marks first', () => {
  const src = join(import.meta.dirname, '../../src')
  const direct = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) =>
    /\.normalize\(['"]NF/.test(readFileSync(join(src, file), 'utf8')),
  )
  // Passwords are bounded by their schema, and are hashed as a standard writes them.
  expect(direct.filter((file) => !file.includes('password'))).toEqual([])
})
