import { connect, type Connected } from './database.ts'
import { runningConnection } from './embedded/cluster.ts'
import { DataDirInUse } from './embedded/data-dir-lock.ts'
import { openDatabase } from './open-database.ts'

/** Opens the database, also while a server is running on it: an embedded one is reached through the same socket. */
export async function openSharedDatabase(where: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Connected> {
  try {
    return await openDatabase(where)
  } catch (error) {
    if (error instanceof DataDirInUse) return connect(await runningConnection(where.dataDir), 2)
    throw error
  }
}
