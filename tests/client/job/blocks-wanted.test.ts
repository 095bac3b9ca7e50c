import { expect, test } from 'vitest'
import { blocksIn, blocksWanted } from '../../../src/client/features/job/may-take/use-found-jobs.ts'

test('blocks are read until they hold a screenful', () => {
  expect(blocksWanted([], 1)).toBe(1)
  expect(blocksWanted([3], 1)).toBe(2)
  expect(blocksWanted([3, 7], 1)).toBe(2)
  expect(blocksWanted([10], 1)).toBe(1)
})

test('where nothing is found, the reader is asked after four blocks', () => {
  expect(blocksWanted([0, 0, 0], 1)).toBe(4)
  expect(blocksWanted([0, 0, 0, 0], 1)).toBe(4)
})

test('going on looks for another screenful, whatever was found before', () => {
  expect(blocksWanted([10], 2)).toBe(2)
  expect(blocksWanted([10, 40], 2)).toBe(2)
  expect(blocksWanted([0, 0, 0, 0, 0], 2)).toBe(6)
})

test('a search has its first page and as many large pages as its jobs need', () => {
  expect([0, 10, 11, 50, 51].map(blocksIn)).toEqual([1, 1, 2, 2, 3])
})
