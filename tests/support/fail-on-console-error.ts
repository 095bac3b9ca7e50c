import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails tests that write to console.error, unless the test expects the calls and clears them. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock
  // First, so that the next test does not find them too.
  vi.mocked(console.error).mockRestore()
  expect(calls).toEqual([])
})
