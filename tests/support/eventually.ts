import { vi } from 'vitest'

/** As `vi.waitFor`, but against hanging only: a busy machine may well need longer than the second that it gives. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 })
