import 'fake-indexeddb/auto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { signInWithDrafts } from '../../../src/client/offline/drafts/visitor-drafts.ts'
import { cancel } from '../../../src/client/offline/outbox/engine/cancel.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueue } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { entriesOf, receiptsOf } from '../../../src/client/offline/outbox/engine/records.ts'
import { addFavorite, createDevice, MEMBER, noAnswer, refused } from './outbox-device.ts'
import { Process, World } from './outbox-world.ts'

const RACES = 400
const ACTS = ['send', 'send', 'cancel', 'cancel', 'session ends'] as const
type Act = (typeof ACTS)[number]

/** A command with another that undoes it, as an application and its withdrawal. */
const switchedOn = {
  memberId: 'a',
  entity: 'toggle:0',
  operation: 'on',
  undo: 'off',
  params: { id: '0' },
  payload: { kind: 'none' as const },
  absolute: true,
}

async function race(seed: number, acts: readonly Act[]) {
  const world = new World(seed)
  world.server.faultRate = 0.4
  const tab = (name: string) => new Process(world, name).environment
  await signInWithDrafts(world.database, { memberId: 'a', token: world.server.grant('a') })
  const { id } = await enqueue(tab('first'), switchedOn)
  const told = await Promise.all(
    acts.map(async (act, index) => {
      await world.yieldTurns(20)
      if (act === 'cancel') return cancel(tab(`tab ${index}`), 'a', id)
      if (act === 'send') await drain(tab(`tab ${index}`))
      else world.server.revoke()
      return null
    }),
  )
  world.server.faultRate = 0
  await signInWithDrafts(world.database, { memberId: 'a', token: world.server.grant('a') })
  for (let round = 0; round < 6; round += 1) {
    world.clock += 16 * 60_000
    await drain(tab(`later ${round}`))
  }
  world.server.deliverLate()
  const { entries, receipts } = await world.database.run('readonly', async (transaction) => ({
    entries: await entriesOf(transaction, 'a'),
    receipts: await receiptsOf(transaction, 'a'),
  }))
  const { effects } = world.server
  return {
    told: told.filter((answer) => answer !== null),
    entries,
    outcome: receipts.find((receipt) => receipt.id === id)?.outcome,
    wasDone: effects.some(({ key }) => key === id),
    isOn: world.server.isOn('a', '/api/toggles/0'),
    undone: effects.filter(({ method }) => method === 'DELETE').length,
  }
}

test('what is cancelled in several tabs while others send it is cancelled, undone or sent, as each tab is told', async () => {
  const acts = fc.array(fc.constantFrom(...ACTS), { minLength: 2, maxLength: 6 })
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.nat(), acts, async (seed, chosen) => {
      const end = await race(seed, chosen)
      for (const answer of end.told) seen.add(answer)
      expect(end.entries).toEqual([])
      expect(end.outcome).toBe(end.wasDone ? 'SENT' : 'CANCELLED')
      const isRemoved = end.told.includes('REMOVED')
      const isUndone = !isRemoved && end.told.includes('UNDO_FOLLOWS')
      expect(end).toMatchObject({ wasDone: !isRemoved, isOn: !isRemoved && !isUndone })
      expect(end.undone).toBe(isUndone ? 1 : 0)
      expect(end.told).not.toContain('TOO_LATE')
    }),
    { numRuns: RACES, seed: 20_261_129 },
  )
  // Otherwise the races were none.
  expect([...seen].toSorted()).toEqual(['GONE', 'REMOVED', 'UNDO_FOLLOWS'])
})

test('a command cancelled after an unanswered attempt leaves nothing to decide if the server refuses it', async () => {
  const device = await createDevice()
  const { id } = await enqueue(device.environment, addFavorite())
  device.answers = [noAnswer]
  await drain(device.environment)
  expect(await cancel(device.environment, MEMBER, id)).toBe('UNDO_FOLLOWS')
  device.answers = [() => refused(409, 'JOB_CLOSED')]
  device.clock += 60_000
  await drain(device.environment)
  expect(await device.queue()).toEqual([])
  expect((await device.receipts()).map(({ outcome }) => outcome)).toEqual(['CANCELLED', 'CANCELLED'])
  expect(device.requests).toHaveLength(2)
})

test('a command whose session ended while it was cancelled takes what was to undo it along', async () => {
  const device = await createDevice()
  const { id } = await enqueue(device.environment, addFavorite())
  device.answers = [
    async () => {
      expect(await cancel(device.environment, MEMBER, id)).toBe('UNDO_FOLLOWS')
      return refused(401, 'UNAUTHENTICATED')
    },
  ]
  await drain(device.environment)
  expect(await cancel(device.environment, MEMBER, id)).toBe('REMOVED')
  expect(await device.queue()).toEqual([])
})
