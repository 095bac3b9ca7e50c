import type { Server } from 'node:http'
import { atEndOfFile } from './end-of-file.ts'

/** Lets a server listen on a free port of this machine until the tests of the file are over; resolves to the port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEndOfFile(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return address.port
}
