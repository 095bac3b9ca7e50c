import { runOperatorCommand } from '../../src/server/cli/operator-command.ts'
import { addressOf } from './database-address.ts'
import type { RunningServer } from './server.ts'

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

/** `npm run operator -- …` on the database of the running server, without the start of a process. */
export async function operate(server: RunningServer, ...words: string[]): Promise<Ended> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl(server),
    DATA_DIR: server.dataDir,
    LOG_LEVEL: 'silent',
    SECRET_KEY,
  }
  const printed = { out: '', err: '' }
  const code = await runOperatorCommand(words, env, {
    print: (line) => (printed.out += `${line}\n`),
    printError: (line) => (printed.err += `${line}\n`),
  })
  return { code, ...printed }
}
