import { expect, test } from 'vitest'
import { outsideTranslations } from '../../../src/client/entities/translation/outside-translators.ts'

const namesFor = (source: string, langCode: string) =>
  outsideTranslations('text', source, langCode).map(({ name }) => name)

test('Papago is offered only where it knows the languages of the text and of the reader', () => {
  expect(namesFor('ko', 'vi')).toEqual(['Papago', 'Google Translate'])
  expect(namesFor('ko', 'ne')).toEqual(['Google Translate'])
  expect(namesFor('mn', 'ko')).toEqual(['Google Translate'])
})

test('the addresses carry the text and the reader’s language', () => {
  const [papago, google] = outsideTranslations('급여 & 숙소?', 'ko', 'zh').map(({ href }) => new URL(href))
  expect(papago?.searchParams.get('st')).toBe('급여 & 숙소?')
  expect(papago?.searchParams.get('tk')).toBe('zh-CN')
  expect(google?.searchParams.get('text')).toBe('급여 & 숙소?')
  expect(google?.searchParams.get('tl')).toBe('zh-CN')
})

test('a text that is too long for an address is cut after a sentence, and never within a character', () => {
  const sentence = '기숙사가 있습니다. '
  const [cut] = outsideTranslations(sentence.repeat(200), 'ko', 'en')
  const filled = new URL(cut?.href ?? '').searchParams.get('st') ?? ''
  expect(cut).toMatchObject({ isCut: true })
  expect(cut?.href.length).toBeLessThanOrEqual(8_000)
  expect(filled.length).toBeGreaterThan(700)
  expect(filled.endsWith('있습니다.')).toBe(true)
  const emoji = outsideTranslations('😀'.repeat(2_000), 'ko', 'en')
  expect(emoji.every(({ href }) => href.length <= 8_000 && !href.includes('%EF%BF%BD'))).toBe(true)
})

test('a short text is not cut', () => {
  expect(outsideTranslations(' Xin chào ', 'vi', 'ko').map(({ isCut }) => isCut)).toEqual([false, false])
})
