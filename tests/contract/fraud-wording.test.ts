import { expect, test } from 'vitest'
import { fraudSignalIn, fraudWording } from '../../src/contract/safety/fraud-wording.ts'
import { readSentenceCases } from '../fraud-model/sentences.ts'

const CASES = readSentenceCases()

test.each(CASES.filter(([, signal]) => signal !== null))('"%s" is warned of as %s', (text, signal) => {
  expect(fraudSignalIn(text)).toBe(signal)
})

test.each(CASES.filter(([, signal]) => signal === null))('"%s" is not warned of', (text) => {
  expect(fraudSignalIn(text)).toBeNull()
})

test('A denial counts beside the demand only', () => {
  expect(fraudSignalIn('교육비는 받지 않습니다')).toBeNull()
  expect(
    fraudSignalIn(
      '주말 근무는 없습니다 대신 평일에는 조금 더 늦게까지 일하고 처음 오는 날 교육비 30만원 입금하세요',
    ),
  ).toBe('MONEY_IN_ADVANCE')
})

test('A demand that is spread over two short sentences is found', () => {
  expect(fraudSignalIn('Your passport is needed. We lock it up.')).toBe('PASSPORT_HANDED_OVER')
})

test('A demand among the lines of an honest posting is found', () => {
  const lines = [
    '- 주 5일, 오전 9시부터',
    '- 기숙사 무료',
    '- 보증금 30만원을 먼저 입금해 주세요',
    '- 4대 보험',
  ]
  expect(fraudSignalIn(lines.join('\n'))).toBe('MONEY_IN_ADVANCE')
})

test('The words that are the sign are found in a long text, and null where there are none', () => {
  const text = '주간 근무입니다. 보증금 30만원을 먼저 입금해 주세요. 기숙사가 있습니다.'
  expect(fraudWording(text, 'MONEY_IN_ADVANCE')).toContain('보증금')
  expect(fraudWording(text, 'MONEY_IN_ADVANCE')?.length).toBeLessThan(text.length)
  expect(fraudWording(text, 'VOICE_PHISHING')).toBeNull()
})
