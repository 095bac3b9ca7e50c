import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrCreateFile } from './read-or-create-file.ts'

/** The key kept in the data folder. */
export const keyFromFile = (dataDir: string): Promise<string> =>
  readOrCreateFile(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'))
