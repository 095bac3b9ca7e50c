import { awaitDatabase } from './await-database.ts'
import { connect, type Connected } from './database.ts'
import { startEmbeddedPostgres } from './embedded/cluster.ts'

/**
 * Opens the configured PostgreSQL, or the embedded one of the data folder, which `close` stops too.
 * @throws Error for the operator if the configured one does not become available
 * @throws DataDirInUse while another process serves the data folder
 */
export async function openDatabase(where: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Connected> {
  if (where.databaseUrl) return openExternal(where.databaseUrl)
  const embedded = await startEmbeddedPostgres(where.dataDir)
  const connected = connect(embedded.connection)
  return {
    ...connected,
    async close() {
      await connected.close()
      await embedded.stop()
    },
  }
}

async function openExternal(url: string): Promise<Connected> {
  const connected = connect(url)
  try {
    await awaitDatabase(connected.pool)
    return connected
  } catch (error) {
    await connected.close()
    throw error
  }
}
