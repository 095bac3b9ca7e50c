import { createHash } from 'node:crypto'
import type { TestMember } from './members.ts'
import type { RunningServer } from './server.ts'

type Post = (path: string, body: unknown) => Promise<Response>

const HOUR = 3_600
const CELLPHONE = '01012345678'

/** Limits on codes and numbers as documented; see rate-limits.test.ts. */
export function phoneLimits(
  server: () => RunningServer,
  { post, worker, address }: { post: Post; worker: () => TestMember; address: string },
) {
  let numbers = 0
  const ofAddress = { key: () => address }
  /** To a new number each time, as one that just received a code is rejected. */
  const sendCode = () =>
    post('/certifications/code', { cellphone: `010${String(numbers++).padStart(8, '0')}` })
  const enterCode = () =>
    post('/certifications', { cellphone: CELLPHONE, code: '000000', onlyForCertification: false })
  const sendToOneNumber = async () => {
    // Without the pause between two codes.
    await server().database.pool.query('truncate certification_sends')
    return post('/certifications/code', { cellphone: CELLPHONE })
  }
  /** Tries a name for the worker's number, which was proven long ago. */
  const nameOwner = async () => {
    const [cellphone, proof] = ['01087654321', 'a proof']
    const { db } = server().database
    const columns = { cellphone, cellphone_verified_at: new Date(0) }
    await db.updateTable('members').set(columns).where('id', '=', worker().id).execute()
    const tokenHash = createHash('sha256').update(`${proof} ${cellphone}`).digest()
    const row = { token_hash: tokenHash, expires_at: new Date(Date.now() + HOUR * 1_000) }
    await db
      .insertInto('number_proofs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return post('/users/authentication/by-cellphone', { cellphone, proof, name: 'Nobody' })
  }
  return {
    'certification-check': { uses: 200, seconds: HOUR / 4, ...ofAddress, send: enterCode },
    'certification-send': { uses: 60, seconds: HOUR, ...ofAddress, send: sendCode },
    'certification-send-address': { uses: 300, seconds: 24 * HOUR, ...ofAddress, send: sendCode },
    'certification-send-number': {
      uses: 15,
      seconds: 24 * HOUR,
      key: () => CELLPHONE,
      send: sendToOneNumber,
    },
    'certification-send-total': { uses: 5_000, seconds: 24 * HOUR, key: () => 'all', send: sendCode },
    'number-owner': { uses: 10, seconds: 24 * HOUR, key: () => worker().id, send: nameOwner },
  }
}
