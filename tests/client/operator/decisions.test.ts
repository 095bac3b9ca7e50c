import { beforeEach, describe, expect, test } from 'vitest'
import {
  announceDecision,
  decisions,
  forgetDecisions,
  forgetExpired,
  isLastFinal,
  keyPlaceOf,
  type LastDecision,
  noteRefused,
  offerUndoable,
  showUndoOfCase,
} from '../../../src/client/features/operator/cases/last-decision.ts'

const NOW = Date.parse('2026-11-23T03:00:00Z')
const decided = (id: string, minutes = 10): LastDecision => ({
  text: { id: 'approved' },
  name: `Company ${id}`,
  desk: 'names',
  id,
  undo: { decisionId: `decision-${id}`, until: new Date(NOW + minutes * 60_000).toISOString() },
})
const earlier = () => decisions.get().earlier.map(({ id }) => id)

beforeEach(() => forgetDecisions())

describe('Decisions of an operator', () => {
  test('The one before the last can still be undone', () => {
    announceDecision(decided('1'))
    announceDecision(decided('2'))
    expect(decisions.get().last?.id).toBe('2')
    expect(earlier()).toEqual(['1'])
  })

  test('One that was undone is no longer offered, and the others are', () => {
    for (const id of ['1', '2', '3']) announceDecision(decided(id))
    announceDecision({ ...decided('2'), isUndone: true, undo: null })
    expect(decisions.get().last?.isUndone).toBe(true)
    expect(earlier()).toEqual(['3', '1'])
  })

  test('Those without an undo are announced only while they are the last', () => {
    announceDecision({ ...decided('1'), undo: null })
    announceDecision(decided('2'))
    expect(earlier()).toEqual([])
  })

  test('The key for an undo moves to the open case, else to the last one, else to the latest of the earlier ones', () => {
    announceDecision(decided('1'))
    announceDecision(decided('2'))
    const leave = showUndoOfCase('decision-1')
    expect(keyPlaceOf(decisions.get(), 'decision-1')).toBe('case')
    expect(keyPlaceOf(decisions.get(), 'decision-2')).toBeUndefined()
    leave()
    expect(keyPlaceOf(decisions.get(), 'decision-2')).toBe('notice')
    announceDecision({ ...decided('2'), isUndone: true, undo: null })
    expect(isLastFinal(decisions.get())).toBe(false)
    expect(keyPlaceOf(decisions.get(), 'decision-1')).toBe('earlier')
  })

  test('The key for an undo moves to none after an act that is final', () => {
    announceDecision(decided('1'))
    announceDecision({ ...decided('2'), undo: null })
    expect(isLastFinal(decisions.get())).toBe(true)
    expect([earlier(), keyPlaceOf(decisions.get(), 'decision-1')]).toEqual([['1'], undefined])
  })

  test('They go once their time to undo is over', () => {
    announceDecision(decided('1', 1))
    announceDecision(decided('2', 10))
    forgetExpired(NOW + 2 * 60_000)
    expect([decisions.get().last?.id, earlier()]).toEqual(['2', []])
    forgetExpired(NOW + 11 * 60_000)
    expect(decisions.get().last).toBeNull()
  })

  test('What somebody has acted on is still said, and no longer offered to undo', () => {
    announceDecision(decided('1'))
    announceDecision(decided('2'))
    announceDecision(decided('3'))
    offerUndoable(['decision-1'], Date.now() + 1)
    expect(decisions.get()).toMatchObject({ last: { id: '3', undo: null }, earlier: [{ id: '1' }] })
  })

  test('A decision that was made after the server was asked stays offered', () => {
    const before = Date.now() - 1
    announceDecision(decided('1'))
    offerUndoable([], before)
    expect(decisions.get().last?.undo).not.toBeNull()
  })

  test('One whose undo was refused stays, so that its reason can be read', () => {
    announceDecision(decided('1'))
    noteRefused('decision-1')
    offerUndoable([], Date.now() + 1)
    forgetExpired(NOW + 11 * 60_000)
    expect(decisions.get().last?.undo).not.toBeNull()
  })
})
