type Cleanup = () => unknown

const cleanups: Cleanup[] = []

/**
 * Runs the cleanup after the tests of this file, in reverse order. For functions that hooks and tests call, as Vitest
 * never runs an `afterAll` that is registered while hooks or tests run.
 */
export function atEndOfFile(cleanup: Cleanup): void {
  cleanups.push(cleanup)
}

/** Runs all cleanups, even after one has failed. */
export async function endFile(): Promise<void> {
  const failures: unknown[] = []
  for (const cleanup of cleanups.splice(0).toReversed()) {
    try {
      await cleanup()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'cleaning up after the file failed')
}
