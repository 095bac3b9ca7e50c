import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { setLangCode } from '../../src/contract/account/member.ts'
import { saveMyStay } from '../../src/contract/work-right/stay.ts'
import { againWhileRunning } from '../support/again-while-running.ts'
import { eventually } from '../support/eventually.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { aWorker } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

test.each(['with', 'without'])(
  'A command %s an idempotency key answers 401 if the account is deleted meanwhile',
  async (kind) => {
    const { id, token } = await aWorker(server)
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('delete from members where id = $1', [id])
    const keyed = () => (kind === 'with' ? { key: randomUUID() } : {})
    const [one, other] = [keyed(), keyed()]
    // With a key each waits for two seconds, which may pass before both wait.
    const commands = [
      againWhileRunning(() =>
        server.call(saveMyStay, { token, body: { stay: { visaStatus: 'H-2' } }, ...one }),
      ),
      againWhileRunning(() => server.call(setLangCode, { token, body: { langCode: 'th' }, ...other })),
    ]
    // Both have passed the check of the session, and each waits for the member's row.
    await eventually(async () => expect(await lockWaits(server.database.pool)).toBe(commands.length)).finally(
      async () => {
        await client.query('commit')
        client.release()
      },
    )
    const [stay, language] = await Promise.all(commands)
    expect([stay?.status, stay?.problem.responseCode]).toEqual([401, 'UNAUTHENTICATED'])
    // Without a key it changes no row, which is no error.
    expect(language?.status).toBe(kind === 'with' ? 401 : 200)
  },
)
