import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { planMessagePushes } from '../../src/server/features/conversation/push.ts'
import { lockConversation } from '../../src/server/features/conversation/queries.ts'
import { aTalk, aText, type Talk, talkActions } from '../support/conversations.ts'
import { eventually } from '../support/eventually.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

/** Eleven at night in Seoul: pushes are put off until the morning. */
const NIGHT = new Date('2026-11-20T14:00:00Z')
const LATER = new Date(NIGHT.getTime() + 10_000)

/** A conversation in which the employer has not read a message. */
async function unread(): Promise<Talk> {
  const talk = await aTalk(server)
  server.clock.now = NIGHT
  await talkActions(server).say(talk, talk.worker, aText('Hello'))
  server.clock.now = null
  return talk
}

const isPutOff = async ({ id }: Talk) => {
  const { rowCount } = await server.database.pool.query(
    'select from conversation_members where conversation_id = $1 and push_due_at > $2',
    [id, LATER],
  )
  return rowCount === 1
}

test('Pushes of a conversation are planned while somebody writes in it, and neither waits for the other', async () => {
  const talk = await unread()
  await inTransaction(server.database.db, async (tx) => {
    expect(await lockConversation(tx, talk.worker.id, talk.id)).toBe(true)
    await planMessagePushes(server.database.db, LATER)
    expect(await isPutOff(talk)).toBe(true)
  })
})

test('A conversation whose planning waits holds up no other', async () => {
  const [first, second] = [await unread(), await unread()]
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = inTransaction(server.database.db, async (tx) => {
    // As a deletion holds it.
    await tx.selectFrom('conversations').select('id').where('id', '=', second.id).forUpdate().execute()
    locked.resolve()
    await released
  })
  await locked.promise
  const planning = planMessagePushes(server.database.db, LATER)
  await eventually(async () => expect(await isPutOff(first)).toBe(true))
  expect(await isPutOff(second)).toBe(false)
  release()
  await holding
  expect(await planning).toBe(2)
  expect(await isPutOff(second)).toBe(true)
})
