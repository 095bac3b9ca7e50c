import { expect, test } from 'vitest'
import {
  offeredInstants,
  offerErrors,
  timeError,
} from '../../../src/client/entities/time-offer/time-offer.ts'
import { dayError } from '../../../src/client/features/proposal/when.ts'
import {
  agreedTime,
  askedLater,
  mayAskAgain,
  offeredBy,
  openQuestions,
  stepOf,
} from '../../../src/client/features/proposal/replies.ts'
import { formatOf } from '../../../src/client/i18n/format.ts'
import { startOfDay } from '../../../src/client/i18n/seoul-time.ts'
import { type Reply, TIMES_AHEAD } from '../../../src/contract/candidate/proposal-reply.ts'

const NOW = Date.parse('2026-11-22T15:30:00Z')
const HOUR = 3_600_000
const inHours = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

let made = 0
const said = (by: Reply['by'], code: string, rest: Partial<Reply> = {}): Reply => ({
  id: `reply-${++made}`,
  by,
  code,
  about: null,
  times: [],
  date: null,
  createdDate: inHours(-1),
  ...rest,
})

test('times and days are those in Korea, wherever the phone is', () => {
  expect(formatOf('en').appointment('2026-11-22T15:30:00Z')).toBe('Mon, Nov 23, 00:30')
  expect(formatOf('en').date(startOfDay('2026-12-01'))).toBe('Dec 1, 2026')
  expect(timeError('2026-11-23T00:31', TIMES_AHEAD, NOW)).toBeUndefined()
  expect(timeError('2026-11-23T00:30', TIMES_AHEAD, NOW)).toBe('TOO_SMALL')
  // It is the 23rd in Korea already.
  expect(dayError('2026-11-23', NOW)).toBe('TOO_SMALL')
  expect(dayError('2026-11-24', NOW)).toBeUndefined()
})

test('of three times only the first is required, but none is offered without its date or its hour', () => {
  const times = ['2026-11-24T10:00', '2026-11-24T', 'T10:00']
  expect(offerErrors(times, TIMES_AHEAD, NOW)).toEqual([undefined, 'REQUIRED', 'REQUIRED'])
  expect(offeredInstants(['2026-11-24T10:00', '', '2026-11-24T10:00'])).toEqual(['2026-11-24T01:00:00.000Z'])
})

test('an empty time is missing, and one in three months too far ahead', () => {
  expect(timeError('', TIMES_AHEAD, NOW)).toBe('REQUIRED')
  expect(offerErrors(['', '', ''], TIMES_AHEAD, NOW)).toEqual(['REQUIRED', undefined, undefined])
  expect(timeError('2027-03-01T10:00', TIMES_AHEAD, NOW)).toBe('TOO_LARGE')
  expect(dayError('2028-01-01', NOW)).toBe('TOO_LARGE')
})

test('a question is open until something answers it', () => {
  const question = said('WORKER', 'MEALS')
  expect(openQuestions([question, said('WORKER', 'OTHER_TIMES')])).toEqual([question])
  expect(openQuestions([question, said('EMPLOYER', 'NO', { about: question.id })])).toEqual([])
})

test('only the latest times are offered, and not once all have passed or one is agreed', () => {
  const theirs = said('WORKER', 'OTHER_TIMES', { times: [inHours(1), inHours(2)] })
  const ours = said('EMPLOYER', 'OTHER_TIMES', { times: [inHours(3)] })
  const agreed = said('WORKER', 'TIME_AGREED', { times: [inHours(3)], about: ours.id })
  expect(offeredBy('WORKER', [theirs], NOW)).toBe(theirs)
  expect(offeredBy('WORKER', [theirs], NOW + 2 * HOUR)).toBeUndefined()
  expect(offeredBy('WORKER', [theirs, ours], NOW)).toBeUndefined()
  expect(offeredBy('EMPLOYER', [theirs, ours], NOW)).toBe(ours)
  expect(offeredBy('EMPLOYER', [ours, agreed], NOW)).toBeUndefined()
  expect(agreedTime([ours, agreed], NOW)).toBe(inHours(3))
  expect(agreedTime([ours, agreed], NOW + 3 * HOUR)).toBeUndefined()
})

test('a company may ask again on the day in Korea that the candidate named', () => {
  const later = said('WORKER', 'ASK_LATER', { date: '2026-11-24' })
  expect(mayAskAgain(later, NOW)).toBe(false)
  expect(mayAskAgain(later, NOW + 24 * HOUR)).toBe(true)
  expect(askedLater([later])).toBe(later)
  expect(askedLater([later, said('EMPLOYER', 'ASK_AGAIN', { about: later.id })])).toBeUndefined()
})

test('a proposal waits for the side that has not replied, and a withdrawn one for nobody', () => {
  const sent = { status: 'SENT' } as const
  const question = said('WORKER', 'MEALS')
  const answer = said('EMPLOYER', 'NO', { about: question.id })
  expect(stepOf(sent, [], NOW)).toBeNull()
  expect(stepOf(sent, [question], NOW)).toBe('FOR_EMPLOYER')
  expect(stepOf(sent, [question, answer], NOW)).toBe('FOR_WORKER')
  expect(stepOf(sent, [said('WORKER', 'ASK_LATER', { date: '2026-11-24' })], NOW)).toBe('LATER')
  expect(stepOf(sent, [said('WORKER', 'TIME_AGREED', { times: [inHours(1)] })], NOW)).toBe('TIME_AGREED')
  expect(stepOf({ status: 'DECLINED', withdrawnDate: inHours(-1) }, [question], NOW)).toBe('WITHDRAWN')
  expect(stepOf({ status: 'ACCEPTED' }, [question], NOW)).toBeNull()
})
