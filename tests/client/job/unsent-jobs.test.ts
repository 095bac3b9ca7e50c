import { expect, test } from 'vitest'
import { missingFrom } from '../../../src/client/features/job/saved/unsent-jobs.ts'
import type { EntryState } from '../../../src/client/offline/outbox/engine/entry.ts'

const ADD = 'favorites.add'
const REMOVE = 'favorites.remove'
const command = (operation: string, id: string) => ({
  operation,
  entity: `favorite:${id}`,
  params: { id },
  title: { title: `Job ${id}`, company: `Company ${id}` },
})
const entry = (operation: string, id: string, state: EntryState = 'QUEUED') => ({
  ...command(operation, id),
  state,
})
const receipt = (operation: string, id: string, at: number) => ({ ...command(operation, id), at })
const missing = (
  listed: string[],
  entries: ReturnType<typeof entry>[],
  sent: ReturnType<typeof receipt>[] = [],
  dataTime = 100,
) => missingFrom(listed, { entries, sent }, { operation: ADD, dataTime }).map((job) => job.jobId)

test('unsent favorites precede the list, latest first', () => {
  expect(missing(['c'], [entry(ADD, 'a'), entry(ADD, 'b'), entry(ADD, 'c')])).toEqual(['b', 'a'])
})

test('a favorite sent after the list was requested stays until the list has it', () => {
  expect(missing([], [], [receipt(ADD, 'a', 150)])).toEqual(['a'])
  expect(missing(['a'], [], [receipt(ADD, 'a', 150)])).toEqual([])
})

test('a favorite sent before the list was requested is left to the list', () => {
  expect(missing([], [], [receipt(ADD, 'a', 50)])).toEqual([])
})

test('the newest command about a job decides', () => {
  expect(missing([], [entry(ADD, 'a'), entry(REMOVE, 'a')])).toEqual([])
  expect(missing([], [entry(REMOVE, 'a')], [receipt(ADD, 'a', 150)])).toEqual([])
  expect(missing([], [], [receipt(ADD, 'a', 150), receipt(REMOVE, 'a', 160)])).toEqual([])
})

test('a refused favorite is not shown as unsent', () => {
  expect(missing([], [entry(ADD, 'a', 'REJECTED'), entry(ADD, 'b', 'CONFLICT')])).toEqual([])
})

test('an unsent job keeps the title it was saved with', () => {
  const jobs = missingFrom([], { entries: [entry(ADD, 'a')], sent: [] }, { operation: ADD, dataTime: 100 })
  expect(jobs).toEqual([{ jobId: 'a', title: 'Job a', company: 'Company a' }])
})
