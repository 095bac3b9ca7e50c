import { expect, test, vi } from 'vitest'
import { caseTarget } from '../../../src/client/features/operator/overview/case-target.ts'

// The names of sections are not read here, and their macro works in the build only.
vi.mock('@lingui/core/macro', () => ({ msg: () => ({ id: '' }) }))

test.each([
  ['VERIFICATION', 1, 'verifications/c1', {}],
  ['REPORT', 3, 'reports/c1', { page: 3 }],
  ['OFFER_REPORT', 1, 'reports/c1', { about: 'OFFERS' }],
  ['MESSAGE_REPORT', 2, 'reports', { about: 'MESSAGES', page: 2, case: 'c1' }],
  ['LATE_PAY', 1, 'latepay', { case: 'c1' }],
  ['RECEIPT_TO_CANCEL', 1, 'receipts', { status: 'TO_CANCEL', case: 'c1' }],
  ['OCCUPATION', 4, 'postings/c1', {}],
] as const)(
  'A case of the kind %s on page %i of its list leads to %s with the search %o',
  (kind, listPage, path, search) => {
    expect(caseTarget({ caseId: 'c1', kind, listPage })).toMatchObject({ params: { _splat: path }, search })
  },
)
