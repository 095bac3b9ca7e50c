import { endSession, listSessions } from '../../../contract/account/session.ts'
import { on } from '../../http/endpoint-route.ts'
import { countSessions, deleteSession, findSessions } from './queries.ts'

export const sessionRoutes = [
  on(listSessions, async ({ db, query, member, tokenHash, now }) => {
    const [rows, totalCount] = await Promise.all([
      findSessions(db, member.id, now, query),
      countSessions(db, member.id, now),
    ])
    const data = rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      keepSignedIn: row.keep_signed_in,
      current: tokenHash !== null && row.token_hash.equals(tokenHash),
    }))
    return { data, totalCount }
  }),
  on(endSession, async ({ db, params, member }) => {
    await deleteSession(db, member.id, params.id)
    return {}
  }),
]
