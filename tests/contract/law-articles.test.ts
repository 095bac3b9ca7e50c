import { expect, test } from 'vitest'
import { WAGE_SOURCES } from '../../src/contract/wage/wage-sources.ts'
import { articleNumbers } from '../../src/reference/law-articles.ts'
import { rightSources } from '../../src/reference/work-rights/sources.ts'

test.each([
  ['제18조 제3항, 제55조 제1항', '18(3), 55(1)'],
  ['제10조의3제1항', '10-3(1)'],
  ['제11조, 시행령 별표 1', '11'],
  ['제63조 제1호·제2호', '63'],
  ['제1호, 제2호', null],
  ['고용노동부', null],
  ['', null],
])('the Korean reference %j names the articles %j', (korean, numbers) => {
  expect(articleNumbers(korean)).toBe(numbers)
})

test('every act that a figure or an answer refers to is named with its articles', () => {
  const parts = [
    ...Object.values(WAGE_SOURCES).map(({ article }) => article),
    ...Object.values(rightSources).map(({ part }) => part),
  ].filter((part) => part.includes('조'))
  for (const part of parts) {
    const [first = ''] = /\d+/.exec(part) ?? []
    expect(articleNumbers(part)).toMatch(new RegExp(`^${first}\\b`))
  }
})
