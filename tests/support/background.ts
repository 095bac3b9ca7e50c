import { processDueWork } from '../../src/server/jobs/background.ts'
import type { RunningServer } from './server.ts'

/** Runs all background work due by the server's clock; an error in it fails the test. */
export async function untilIdle(server: RunningServer): Promise<void> {
  const { services, database } = server
  const failed: unknown[] = []
  const log = { error: (details: unknown) => void failed.push(details) }
  while ((await processDueWork({ db: database.db, services, log }, server.clock.now ?? new Date())) > 0);
  if (failed.length > 0)
    throw new Error(`background work failed: ${JSON.stringify(failed)}`, { cause: failed })
}
