import { beforeEach, expect, test } from 'vitest'
import { claim } from '../../../src/client/offline/outbox/engine/claim.ts'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { enqueueAll } from '../../../src/client/offline/outbox/engine/enqueue.ts'
import { keys } from '../../../src/client/offline/outbox/engine/entry.ts'
import type { CommandToSave } from '../../../src/client/offline/outbox/engine/command-to-save.ts'
import { createDevice, MEMBER, noAnswer, refused } from './outbox-device.ts'

let device: Awaited<ReturnType<typeof createDevice>>

beforeEach(async () => {
  device = await createDevice()
})

const publishing = (title: string, more: Partial<CommandToSave> = {}): CommandToSave => ({
  memberId: MEMBER,
  entity: 'announcement:1',
  operation: 'announcements.publish',
  params: {},
  payload: { kind: 'json', value: { title } },
  absolute: true,
  once: true,
  ...more,
})

const press = (title: string, more: Partial<CommandToSave> = {}) =>
  enqueueAll(device.environment, [publishing(title, more)])

const published = () =>
  device.requests.filter(({ path }) => path === '/api/employers/jobs').map(({ body }) => body)

test('a tab that missed the sending does not send an announcement again', async () => {
  const [first] = await press('A')
  await drain(device.environment)
  expect(await press('A')).toEqual([{ id: first?.id, outcome: 'UNDER_WAY' }])
  await drain(device.environment)
  expect(published()).toHaveLength(1)
})

test('an announcement that is being sent or got no answer is not saved a second time', async () => {
  await press('A')
  await claim(device.environment)
  await press('A')
  expect(await device.queue()).toHaveLength(1)
  device.clock += 60_000
  device.answers = [noAnswer]
  await drain(device.environment)
  await press('A')
  device.clock += 60_000
  await drain(device.environment)
  expect(new Set(device.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(await device.queue()).toEqual([])
})

test('the image of an announcement that was sent is not saved again', async () => {
  await press('A')
  await drain(device.environment)
  const blob = { bytes: new ArrayBuffer(3), type: 'image/jpeg', sha256: '' }
  await device.database.run('readwrite', async (transaction) =>
    transaction.put(keys.blob(MEMBER, 'blob'), blob),
  )
  const picture: CommandToSave = {
    memberId: MEMBER,
    as: 'picture',
    entity: 'announcement-picture:1',
    operation: 'files.upload',
    params: {},
    payload: { kind: 'multipart', parts: [{ name: 'file', blobId: 'blob', fileName: 'a.jpg' }] },
    absolute: true,
  }
  await enqueueAll(device.environment, [picture, publishing('A', { needs: ['picture'] })])
  expect(await device.queue()).toEqual([])
})

test('an announcement that was never sent is replaced by the latest version', async () => {
  await press('A')
  await press('B')
  await drain(device.environment)
  expect(published()).toEqual(['{"title":"B"}'])
})

test('a refused announcement is corrected in two tabs and sent once', async () => {
  const [first] = await press('A')
  device.answers = [() => refused(409, 'LIFE_USED')]
  await drain(device.environment)
  const replaces = { replaces: first?.id ?? '' }
  await press('B', replaces)
  await press('B', replaces)
  await drain(device.environment)
  await press('B', replaces)
  await drain(device.environment)
  expect(published()).toEqual(['{"title":"A"}', '{"title":"B"}'])
})
