import { expect, test } from 'vitest'
import { parseSearchText, writeSearchText } from '../../../src/client/features/layout/search-text.ts'
import { between } from '../../../src/client/features/applicant/use-chosen.ts'
import {
  type ApplicantSearch,
  choiceOf,
  readApplicantSearch,
} from '../../../src/client/features/applicant/applicant-search.ts'
import { nothingTyped, wordsIn } from '../../../src/client/features/applicant/typed-texts.ts'
import { hasOfferedTimes } from '../../../src/client/entities/applicant/decision.ts'
import { lastTimes } from '../../../src/client/entities/time-offer/last-times.ts'

test('A range of rows reaches from the last tick to this one, in either direction', () => {
  const ids = ['a', 'b', 'c', 'd']
  expect(between(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(ids, 'gone', 'b')).toEqual(['b'])
})

test('An applicant is sent the phrase, unless its text in their language was changed or emptied', () => {
  const typed = { ...nothingTyped('REJECTED'), own: { vi: ' Xin cảm ơn. ', ne: ' ' } }
  expect(wordsIn('th', typed)).toEqual({ kind: 'PHRASE', code: 'THANKS_OTHER_CHOSEN', params: {} })
  expect(wordsIn('vi', typed)).toEqual({ kind: 'TEXT', text: 'Xin cảm ơn.' })
  expect(wordsIn('ne', typed)).toBeNull()
})

test('The address of the list keeps what fits and drops the rest', () => {
  const search = readApplicantSearch({
    stage: 'SENT',
    korean: 'GOOD',
    right: 'BEST',
    query: ' an ',
    shortlist: 1,
  })
  expect(search).toEqual({ stage: 'SENT', korean: 'GOOD', query: 'an' })
  expect(choiceOf(search)).toEqual({ jobId: undefined, query: 'an', korean: ['GOOD', 'VERY_GOOD'] })
})

test('The shortlist is filtered by an address that survives the address bar', () => {
  const address = writeSearchText({ shortlist: 'only', stage: 'READ' } satisfies ApplicantSearch)
  expect(readApplicantSearch(parseSearchText(address))).toEqual({ shortlist: 'only', stage: 'READ' })
})

test('The times offered last come back for the next person, without those that have passed', () => {
  const now = Date.parse('2026-11-29T00:00:00Z')
  const offer = (times: string[], accepted: string | null = null) => ({
    kind: 'TIME',
    times,
    about: null,
    accepted,
  })
  const sent = [
    { operation: 'messages.send', at: 1, payload: offer(['2026-12-05T05:00:00Z']) },
    { operation: 'messages.send', at: 3, payload: offer([], '2026-12-06T05:00:00Z') },
    { operation: 'messages.send', at: 4, payload: { kind: 'TEXT', text: 'hello' } },
  ]
  const held = {
    operation: 'applicants.message',
    savedAt: 2,
    payload: { kind: 'json' as const, value: offer(['2026-11-28T05:00:00Z', '2026-12-01T05:00:00Z']) },
  }
  expect(lastTimes([held], sent, now)).toEqual(['2026-12-01T14:00', '', ''])
  expect(lastTimes([], sent, now)).toEqual(['2026-12-05T14:00', '', ''])
  expect(lastTimes([], [], now)).toBeNull()
})

test('An applicant was offered times once the offer is saved here or known to the server', () => {
  const payload = { kind: 'TIME', times: ['2026-12-05T05:00:00Z'] }
  expect(hasOfferedTimes({}, [{ state: 'SAVED', payload }])).toBe(true)
  expect(hasOfferedTimes({}, [undefined, { state: 'SENT', payload: { ...payload, accepted: null } }])).toBe(
    true,
  )
  expect(hasOfferedTimes({}, [{ state: 'ATTENTION', payload }])).toBe(false)
  expect(hasOfferedTimes({}, [{ state: 'SENT', payload: { kind: 'TEXT', text: 'hello' } }])).toBe(false)
  const agreed = { kind: 'TIME', times: [], accepted: '2026-12-05T05:00:00Z' }
  expect(hasOfferedTimes({}, [{ state: 'SAVED', payload: agreed }])).toBe(false)
  expect(hasOfferedTimes({ offeredTimes: { times: payload.times, byApplicant: false } }, [])).toBe(true)
  expect(hasOfferedTimes({ offeredTimes: { times: payload.times, byApplicant: true } }, [])).toBe(false)
})
