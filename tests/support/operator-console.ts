import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { addressOf } from './database-address.ts'
import type { RunningServer } from './server.ts'

const run = promisify(execFile)
const CLI = new URL('../../src/server/cli/operator.ts', import.meta.url).pathname
/** Settings of test servers. */
export const SECRET_KEY = 'a key that only tests know, long enough'

/** Settings by which another process finds the database of a running server. */
export function databaseUrl({ database }: Pick<RunningServer, 'database'>): string {
  return addressOf(database.connection)
}

export interface Ended {
  code: number
  out: string
  err: string
}

/** `npm run operator -- …` on the database of the running server. */
export async function operate(server: RunningServer, ...words: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl(server),
    DATA_DIR: server.dataDir,
    LOG_LEVEL: 'silent',
    SECRET_KEY,
  }
  try {
    const { stdout, stderr } = await run(process.execPath, [CLI, ...words], { env })
    return { code: 0, out: stdout, err: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, err: stderr }
  }
}
