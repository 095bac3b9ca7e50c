import { expect, test } from 'vitest'
import { piecesOf } from '../../../src/client/lib/translate-on-server.ts'

test('a text is sent in as few pieces as one call takes, cut between its lines', () => {
  expect(piecesOf('one\ntwo\nthree', 100)).toEqual(['one\ntwo\nthree'])
  expect(piecesOf('one\ntwo\nthree', 8)).toEqual(['one\ntwo', 'three'])
  expect(piecesOf('\n\none', 3)).toEqual(['\n', 'one'])
})

test('a line that is too long by itself is cut, and nothing is lost', () => {
  const pieces = piecesOf('abcdefgh\ni', 3)
  expect(pieces).toEqual(['abc', 'def', 'gh', 'i'])
  expect(pieces.join('')).toBe('abcdefghi')
})
