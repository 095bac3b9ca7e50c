import { expect, test } from 'vitest'
import { ownPath } from '../../../src/client/api/own-path.ts'

test('a path of this site is where a member goes back to', () => {
  expect(ownPath('/mypage/favorites?page=2#x')).toBe('/mypage/favorites?page=2#x')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'mypage',
  '',
  undefined,
  42,
])('nobody is sent to %j', (text) => {
  expect(ownPath(text)).toBeUndefined()
})
