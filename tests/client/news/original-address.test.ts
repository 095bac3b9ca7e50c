import { expect, test } from 'vitest'
import { originalAddress } from '../../../src/client/features/news/original-address.ts'

test('the original article opens only at an https address', () => {
  expect(originalAddress('https://press.example/a?b=1')).toBe('https://press.example/a?b=1')
  for (const address of [
    'http://press.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/news',
    '',
    null,
  ]) {
    expect(originalAddress(address)).toBeUndefined()
  }
})
