import { createSecret } from '../../src/server/providers/secret/secret.ts'
import type { RunningServer } from './server.ts'

/** As after the loss of a key: no key opens any more what the member said of their stay. */
export async function makeStayUnreadable(server: RunningServer, memberId: string): Promise<void> {
  const lost = createSecret('a key that nobody has any more, really').encrypt('stay', '{}', memberId)
  await server.database.pool.query('update stays set sealed = $2 where member_id = $1', [memberId, lost])
}
