import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test in which something writes to console.error fails, unless the test itself expects it and clears the calls. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  vi.mocked(console.error).mockRestore()
})
