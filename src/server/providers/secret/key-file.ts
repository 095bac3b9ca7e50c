import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keptFile } from './kept-file.ts'

/** The key kept in the data folder. */
export const keyFromFile = (dataDir: string): Promise<string> =>
  keptFile(join(dataDir, 'secret-key'), () => randomBytes(32).toString('hex'))
