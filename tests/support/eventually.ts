import { vi } from 'vitest'

/** Like `vi.waitFor`, with a timeout against hangs only: its one second is too short on a busy machine. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 })
