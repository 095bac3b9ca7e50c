import { expect, test } from 'vitest'
import { detectLanguage, withoutLanguage } from '../../../src/client/i18n/detect-language.ts'

const nobody = { chosen: null, wanted: [], path: '/' }

test('a chosen language wins over the browser and the address', () => {
  expect(detectLanguage({ chosen: 'ko', wanted: ['en-US'], path: '/en/news' })).toBe('ko')
})

test('the browser wins over the address', () => {
  expect(detectLanguage({ chosen: null, wanted: ['vi', 'en-US'], path: '/ko/news' })).toBe('vi')
})

test('the address decides where the browser’s languages are not supported', () => {
  expect(detectLanguage({ chosen: null, wanted: ['fr-FR'], path: '/en/recruitInfo' })).toBe('en')
})

test('English is the default', () => {
  expect(detectLanguage(nobody)).toBe('en')
  expect(detectLanguage({ ...nobody, wanted: ['fr-FR'] })).toBe('en')
  expect(detectLanguage({ ...nobody, chosen: 'xx', path: '/xx/' })).toBe('en')
})

test.each([
  ['/en/news', '/news'],
  ['/en', '/'],
  ['/ko/', '/'],
  ['/news', '/news'],
  ['/enter', '/enter'],
  ['/fr/news', '/fr/news'],
])('withoutLanguage turns %s into %s', (path, rest) => {
  expect(withoutLanguage(path)).toBe(rest)
})
