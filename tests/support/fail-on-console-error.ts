import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Fails tests that write to console.error, unless the test expects the calls and clears them. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.mocked(console.error).mockRestore()
})
