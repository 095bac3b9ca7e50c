import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  caseTarget,
  hasPages,
  isCaseOf,
  placeOf,
  waitingIn,
} from '../../../src/client/features/operator/desk/case-places.ts'
import { sections } from '../../../src/client/features/operator/desk/desks.ts'

// The names of sections are not read here, and their macro works in the build only.
vi.mock('@lingui/core/macro', () => ({ msg: () => ({ id: '' }) }))

test.each([
  ['VERIFICATION', 1, 'verifications/c1', { from: 'queue' }],
  ['REPORT', 3, 'reports/c1', { page: 3 }],
  ['OFFER_REPORT', 1, 'reports/c1', { about: 'OFFERS' }],
  ['MESSAGE_REPORT', 2, 'reports/c1', { about: 'MESSAGES', page: 2 }],
  ['LATE_PAY', 1, 'latepay', { case: 'c1', from: 'queue' }],
  ['RECEIPT_TO_CANCEL', 1, 'receipts', { status: 'TO_CANCEL', case: 'c1' }],
  ['OCCUPATION', 4, 'occupations', { case: 'c1', page: 4, from: 'queue' }],
] as const)(
  'A case of the kind %s on page %i of its list leads to %s with the search %o',
  (kind, listPage, path, search) => {
    expect(caseTarget({ caseId: 'c1', kind, listPage })).toMatchObject({ params: { _splat: path }, search })
  },
)

test('The open case of a page is told from that of another kind about the same company', () => {
  const both = [
    { caseId: 'c1', kind: 'NAME' },
    { caseId: 'c1', kind: 'VERIFICATION' },
  ] as const
  expect(both.map((each) => isCaseOf(each, 'verifications', 'c1'))).toEqual([false, true])
  expect(both.some((each) => isCaseOf(each, 'verifications', 'c2'))).toBe(false)
})

test.each([
  'verifications',
  'names',
  'guarantees',
  'latepay',
  'signals',
  'arrears',
  'occupations',
  'reports',
  'receipts',
] as const)(
  'The section %s keeps in its address that a case was opened from the list of everything open',
  (desk) => {
    expect(z.parse(sections[desk].search, { from: 'queue' })).toMatchObject({ from: 'queue' })
    expect(z.parse(sections[desk].search, { from: 'elsewhere' })).toMatchObject({ from: undefined })
  },
)

test('A section counts the cases of all its kinds, and none where a stored overview lacks the kind', () => {
  const counts = {
    openReports: 2,
    openMessageReports: 1,
    waitingReceipts: 3,
    receiptsToCancel: 1,
    waitingReturns: 4,
  }
  expect(waitingIn('reports', counts)).toBe(3)
  expect(waitingIn('receipts', counts)).toBe(4)
  expect(waitingIn('latepay', counts)).toBe(0)
  expect(waitingIn('orders', counts)).toBe(0)
})

test('A case leads to its page, or to the list that it opens over', () => {
  expect(placeOf('OFFER_REPORT', 'c1')).toMatchObject({
    params: { _splat: 'reports/c1' },
    search: { about: 'OFFERS' },
  })
  expect(placeOf('MESSAGE_REPORT', 'c1')).toMatchObject({
    params: { _splat: 'reports/c1' },
    search: { about: 'MESSAGES' },
  })
  expect(placeOf('NAME', 'c1')).toMatchObject({ params: { _splat: 'names' }, search: {} })
  expect([hasPages('reports', 'OFFERS'), hasPages('reports', 'OTHERS')]).toEqual([true, false])
  expect([hasPages('postings', undefined), hasPages('names', undefined)]).toEqual([true, false])
})
