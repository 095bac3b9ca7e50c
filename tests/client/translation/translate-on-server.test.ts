import { afterEach, expect, test, vi } from 'vitest'
import { piecesOf, translateOnServer } from '../../../src/client/entities/translation/translate-on-server.ts'

afterEach(() => vi.unstubAllGlobals())

test('a text is sent in as few pieces as one call takes, cut between its lines', () => {
  expect(piecesOf('one\ntwo\nthree', 100)).toEqual(['one\ntwo\nthree'])
  expect(piecesOf('one\ntwo\nthree', 8)).toEqual(['one\ntwo\n', 'three'])
  expect(piecesOf('\n\none', 3)).toEqual(['\n\n', 'one'])
})

test('a line that is too long by itself is cut after a sentence, else between words', () => {
  expect(piecesOf('One two. Three four five', 16)).toEqual(['One two. ', 'Three four five'])
  expect(piecesOf('one two three', 9)).toEqual(['one two ', 'three'])
})

test('no cut goes through a character, and nothing is lost', () => {
  expect(piecesOf('abcdefgh\ni', 3)).toEqual(['abc', 'def', 'gh\n', 'i'])
  expect(piecesOf('ab😀😀c', 3)).toEqual(['ab', '😀', '😀c'])
})

test('the pieces of a translation stand together as those of the text do', async () => {
  vi.stubGlobal('location', new URL('http://ilteo.test/'))
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const { text } = (await new Request(input, init).json()) as { text: string }
    return Response.json({ responseCode: 'SUCCESS', data: { text: `<${text}>` } })
  })
  const text = `  ${'가'.repeat(4_000)}. ${'나'.repeat(3_000)}\n\n${'다'.repeat(3_000)}`
  const translated = await translateOnServer(text, 'en', new AbortController().signal)
  expect(translated).toBe(`  <${'가'.repeat(4_000)}.> <${'나'.repeat(3_000)}>\n\n<${'다'.repeat(3_000)}>`)
})
