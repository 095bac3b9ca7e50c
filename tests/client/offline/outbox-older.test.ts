import { expect, test } from 'vitest'
import { drain } from '../../../src/client/offline/outbox/engine/drain.ts'
import { entriesOf } from '../../../src/client/offline/outbox/engine/records.ts'
import { createDevice, MEMBER, noAnswer, ok } from './outbox-device.ts'

/** Entries as version 1 of the outbox wrote them, before groups, uploads and version parts. */
const WRITTEN_BY_VERSION_1 = [
  {
    version: 1,
    id: 'a',
    memberId: MEMBER,
    seq: 1,
    entity: 'favorite:job-1',
    operation: 'favorites.add',
    params: { id: 'job-1' },
    payload: { kind: 'none' },
    needs: [],
    fills: [],
    undo: 'favorites.remove',
    absolute: true,
    state: 'QUEUED',
    attempts: 2,
    due: 0,
    notBefore: 0,
    title: { title: 'Assembly', company: 'Hanbit' },
    refreshes: ['favorites.list'],
    savedAt: 1,
  },
  {
    version: 1,
    id: 'b',
    memberId: MEMBER,
    seq: 2,
    entity: 'language',
    operation: 'members.setLangCode',
    params: {},
    payload: { kind: 'json', value: { langCode: 'vi' } },
    ifMatch: '"1"',
    needs: ['a'],
    fills: [],
    absolute: true,
    state: 'BLOCKED',
    attempts: 0,
    due: 0,
    notBefore: 0,
    title: {},
    refreshes: [],
    savedAt: 2,
  },
  {
    version: 1,
    id: 'c',
    memberId: MEMBER,
    seq: 3,
    entity: 'application:job-1',
    operation: 'jobs.apply',
    params: { id: 'job-1' },
    payload: { kind: 'none' },
    needs: [],
    fills: [],
    undo: 'applications.withdraw',
    absolute: true,
    state: 'SENDING',
    attempts: 1,
    due: 0,
    notBefore: 0,
    lease: { holder: 'the-older-page', until: 2 },
    title: {},
    refreshes: [],
    savedAt: 3,
  },
]

test('entries of version 1 are sent with the same keys in the same order, whatever their state', async () => {
  const device = await createDevice()
  await device.database.run('readwrite', async (transaction) => {
    transaction.put(['m', MEMBER], { version: 1, nextSeq: 4 })
    for (const entry of WRITTEN_BY_VERSION_1) transaction.put(['e', MEMBER, entry.seq], entry)
  })
  device.answers = [noAnswer, () => ok(), () => ok()]
  await drain(device.environment)
  device.clock += 60_000
  await drain(device.environment)
  const keys = device.requests.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual(['a', 'c', 'a', 'b'])
  expect(await device.queue()).toEqual([])
  expect((await device.receipts()).map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
    'a SENT',
    'b SENT',
    'c SENT',
  ])
})

test('a refusal stored by version 1 is still readable', async () => {
  const device = await createDevice()
  const refusal = { status: 409, code: 'JOB_CLOSED', fields: [] }
  const [entry] = WRITTEN_BY_VERSION_1
  const stored = { ...entry, state: 'REJECTED', trouble: refusal }
  await device.database.run('readwrite', async (transaction) => transaction.put(['e', MEMBER, 1], stored))
  const [found] = await device.database.run('readonly', (transaction) => entriesOf(transaction, MEMBER))
  expect(found).toEqual({ ...entry, state: 'REJECTED', refusal })
})
