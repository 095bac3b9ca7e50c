import { describe, expect, test } from 'vitest'
import {
  type Act,
  canBuyAnotherPass,
  type AnnouncementState,
  statusAfter,
} from '../../src/server/features/announcement/transitions.ts'

type Status = AnnouncementState['status']

const state = (overrides: Partial<AnnouncementState> & { status: Status }): AnnouncementState => ({
  closedReason: null,
  productType: 'LOCAL',
  isPaid: false,
  isVerified: true,
  ...overrides,
})

describe('State machine of an announcement', () => {
  test.each<[string, Act, AnnouncementState, Status]>([
    [
      'Registering a LIFE announcement publishes it',
      'REGISTER',
      state({ status: null, productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'Registering a LIFE announcement before verification puts it in review',
      'REGISTER',
      state({ status: null, productType: 'LIFE', isVerified: false }),
      'IN_REVIEW',
    ],
    [
      'Registering a LOCAL announcement makes payment due',
      'REGISTER',
      state({ status: null }),
      'PAYMENT_DUE',
    ],
    [
      'Registering a PREMIUM announcement before verification makes payment due',
      'REGISTER',
      state({ status: null, productType: 'PREMIUM', isVerified: false }),
      'PAYMENT_DUE',
    ],
    [
      'Verification publishes a LIFE announcement',
      'VERIFY',
      state({ status: 'IN_REVIEW', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'Verification publishes a paid announcement',
      'VERIFY',
      state({ status: 'IN_REVIEW', isPaid: true }),
      'IN_PROGRESS',
    ],
    [
      'Verification makes payment due for an unpaid announcement',
      'VERIFY',
      state({ status: 'IN_REVIEW' }),
      'PAYMENT_DUE',
    ],
    ['Payment publishes an announcement', 'PAY', state({ status: 'PAYMENT_DUE' }), 'IN_PROGRESS'],
    [
      'Payment before verification puts an announcement in review',
      'PAY',
      state({ status: 'PAYMENT_DUE', isVerified: false }),
      'IN_REVIEW',
    ],
    [
      'Payment keeps an announcement in review',
      'PAY',
      state({ status: 'IN_REVIEW', isVerified: false }),
      'IN_REVIEW',
    ],
    ['Payment keeps a public announcement public', 'PAY', state({ status: 'IN_PROGRESS' }), 'IN_PROGRESS'],
    [
      'Payment publishes an expired announcement again',
      'PAY',
      state({ status: 'CLOSED', closedReason: 'EXPIRED' }),
      'IN_PROGRESS',
    ],
    ['The employer closes a public announcement', 'CLOSE', state({ status: 'IN_PROGRESS' }), 'CLOSED'],
    [
      'Closing a closed announcement changes nothing',
      'CLOSE',
      state({ status: 'CLOSED', closedReason: 'EMPLOYER' }),
      'CLOSED',
    ],
    [
      'A public LIFE announcement is extended',
      'EXTEND',
      state({ status: 'IN_PROGRESS', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'A closed LIFE announcement is registered again',
      'EXTEND',
      state({ status: 'CLOSED', closedReason: 'EMPLOYER', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
  ])('%s', (_, act, job, status) => {
    expect(statusAfter(act, job)).toBe(status)
  })

  test.each<[string, Act, AnnouncementState]>([
    ['registered twice', 'REGISTER', state({ status: 'IN_PROGRESS' })],
    ['verified while payment is due', 'VERIFY', state({ status: 'PAYMENT_DUE' })],
    ['verified while public', 'VERIFY', state({ status: 'IN_PROGRESS' })],
    ['verified once closed', 'VERIFY', state({ status: 'CLOSED' })],
    ['paid for as LIFE', 'PAY', state({ status: 'IN_REVIEW', productType: 'LIFE' })],
    [
      'reopened by a payment after an operator closed it',
      'PAY',
      state({ status: 'CLOSED', closedReason: 'OPERATOR' }),
    ],
    ['closed while in review', 'CLOSE', state({ status: 'IN_REVIEW' })],
    ['closed while payment is due', 'CLOSE', state({ status: 'PAYMENT_DUE' })],
    ['extended for free if its type is paid', 'EXTEND', state({ status: 'IN_PROGRESS' })],
    ['extended while in review', 'EXTEND', state({ status: 'IN_REVIEW', productType: 'LIFE' })],
    [
      'registered again after an operator closed it',
      'EXTEND',
      state({ status: 'CLOSED', closedReason: 'OPERATOR', productType: 'LIFE' }),
    ],
  ])('An announcement is never %s', (_, act, job) => {
    expect(statusAfter(act, job)).toBeNull()
  })

  test('Only a public announcement, or one closed by its employer or its term, accepts another pass', () => {
    expect(canBuyAnotherPass(state({ status: 'IN_PROGRESS' }))).toBe(true)
    expect(canBuyAnotherPass(state({ status: 'CLOSED', closedReason: 'EXPIRED' }))).toBe(true)
    expect(canBuyAnotherPass(state({ status: 'CLOSED', closedReason: 'OPERATOR' }))).toBe(false)
    expect(canBuyAnotherPass(state({ status: 'PAYMENT_DUE' }))).toBe(false)
    expect(canBuyAnotherPass(state({ status: 'IN_REVIEW' }))).toBe(false)
    expect(canBuyAnotherPass(state({ status: 'IN_PROGRESS', productType: 'LIFE' }))).toBe(false)
  })
})
