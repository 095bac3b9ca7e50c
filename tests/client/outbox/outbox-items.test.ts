import { expect, test } from 'vitest'
import { arrivedOf, itemsOf, operationOf } from '../../../src/client/features/outbox/outbox-items.ts'
import { countSaved } from '../../../src/client/offline/outbox/use-outbox.ts'
import type { Entry, Receipt } from '../../../src/client/offline/outbox/engine/entry.ts'

const anEntry = (seq: number, operation: string, more: Partial<Entry> = {}): Entry => ({
  version: 1,
  id: `entry-${seq}`,
  memberId: 'member-1',
  seq,
  entity: operation,
  operation,
  params: {},
  payload: { kind: 'none' },
  needs: [],
  fills: [],
  absolute: true,
  state: 'QUEUED',
  attempts: 0,
  due: 0,
  notBefore: 0,
  title: {},
  refreshes: [],
  savedAt: seq,
  ...more,
})

const aReceipt = (seq: number, operation: string, more: Partial<Receipt> = {}): Receipt => ({
  id: `receipt-${seq}`,
  memberId: 'member-1',
  seq,
  entity: operation,
  operation,
  params: {},
  outcome: 'SENT',
  title: {},
  refreshes: [],
  at: seq,
  ...more,
})

test('entries saved together form one card with the parts that have arrived', () => {
  const group = 'group-1'
  const entries = [
    anEntry(2, 'resumes.save', { group }),
    anEntry(3, 'resumes.saveExpectedJob', { group }),
    anEntry(4, 'favorites.add'),
  ]
  const sent = [aReceipt(1, 'files.upload', { group })]
  const [first, second] = itemsOf(entries, sent)
  expect(first?.kind === 'group' && first.parts.map(operationOf)).toEqual([
    'files.upload',
    'resumes.save',
    'resumes.saveExpectedJob',
  ])
  expect(second).toMatchObject({ kind: 'single', id: 'entry-4' })
  expect(arrivedOf(entries, sent)).toEqual([])
})

test('a resume that arrived with an application names the job', () => {
  const group = 'group-1'
  const title = { title: '용접공', company: '한빛정밀' }
  const sent = [aReceipt(2, 'applications.create', { group, title }), aReceipt(1, 'resumes.save', { group })]
  expect(arrivedOf([], sent)).toMatchObject([{ operation: 'resumes.save', title }])
  expect(arrivedOf([], sent.toReversed())).toMatchObject([{ operation: 'resumes.save', title }])
})

test('a part that is being sent again is not also shown as sent', () => {
  const group = 'group-1'
  const entries = [anEntry(4, 'resumes.save', { group })]
  const sent = [aReceipt(2, 'resumes.save', { group })]
  const [item] = itemsOf(entries, sent)
  expect(item?.kind === 'group' && item.parts).toEqual([{ entry: entries[0] }])
})

test('a group that has arrived is one line, named after its main entry', () => {
  const group = 'group-1'
  const sent = [
    aReceipt(3, 'resumes.saveExpectedJob', { group }),
    aReceipt(2, 'resumes.save', { group }),
    aReceipt(1, 'files.upload', { group }),
  ]
  expect(arrivedOf([], sent).map(({ operation }) => operation)).toEqual(['resumes.save'])
  expect(arrivedOf([], sent).map(({ operations }) => operations)).toEqual([
    ['resumes.save', 'resumes.saveExpectedJob', 'files.upload'],
  ])
  expect(countSaved([...sent, aReceipt(4, 'favorites.add')])).toBe(2)
})
