import { afterEach, expect, test, vi } from 'vitest'
import { piecesOf, translateOnServer } from '../../../src/client/entities/translation/translate-on-server.ts'

afterEach(() => vi.unstubAllGlobals())

test('a text is split between lines into as few pieces as possible', () => {
  expect(piecesOf('one\ntwo\nthree', 100)).toEqual(['one\ntwo\nthree'])
  expect(piecesOf('one\ntwo\nthree', 8)).toEqual(['one\ntwo\n', 'three'])
  expect(piecesOf('\n\none', 3)).toEqual(['\n\n', 'one'])
})

test('a line that is too long is split after a sentence, or else between words', () => {
  expect(piecesOf('One two. Three four five', 16)).toEqual(['One two. ', 'Three four five'])
  expect(piecesOf('one two three', 9)).toEqual(['one two ', 'three'])
})

test('a split never breaks a character or loses text', () => {
  expect(piecesOf('abcdefgh\ni', 3)).toEqual(['abc', 'def', 'gh\n', 'i'])
  expect(piecesOf('ab😀😀c', 3)).toEqual(['ab', '😀', '😀c'])
})

test('the translated pieces are joined with the original spacing', async () => {
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const { text } = (await new Request(input, init).json()) as { text: string }
    return Response.json({ responseCode: 'SUCCESS', data: { text: `<${text}>` } })
  })
  const text = `  ${'가'.repeat(4_000)}. ${'나'.repeat(3_000)}\n\n${'다'.repeat(3_000)}`
  const translated = await translateOnServer(text, 'en', new AbortController().signal)
  expect(translated.text).toBe(
    `  <${'가'.repeat(4_000)}.> <${'나'.repeat(3_000)}>\n\n<${'다'.repeat(3_000)}>`,
  )
})
