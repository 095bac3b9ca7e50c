import { expect, test } from 'vitest'
import { sitePath } from '../../../src/client/api/site-path.ts'

test('sitePath accepts a path of this site', () => {
  expect(sitePath('/mypage/favorites?page=2#x')).toBe('/mypage/favorites?page=2#x')
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
])('sitePath rejects %j', (text) => {
  expect(sitePath(text)).toBeUndefined()
})
