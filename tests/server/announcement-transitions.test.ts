import { describe, expect, test } from 'vitest'
import {
  type Act,
  canBuyAnotherPass,
  type Standing,
  statusAfter,
} from '../../src/server/features/announcement/transitions.ts'

type Status = Standing['status']

const standing = (overrides: Partial<Standing> & { status: Status }): Standing => ({
  closedReason: null,
  productType: 'LOCAL',
  isPaid: false,
  isVerified: true,
  ...overrides,
})

describe('State machine of an announcement', () => {
  test.each<[string, Act, Standing, Status]>([
    [
      'Registering a LIFE announcement publishes it',
      'REGISTER',
      standing({ status: null, productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'Registering a LIFE announcement before verification puts it in review',
      'REGISTER',
      standing({ status: null, productType: 'LIFE', isVerified: false }),
      'IN_REVIEW',
    ],
    [
      'Registering a LOCAL announcement makes payment due',
      'REGISTER',
      standing({ status: null }),
      'PAYMENT_DUE',
    ],
    [
      'Registering a PREMIUM announcement before verification makes payment due',
      'REGISTER',
      standing({ status: null, productType: 'PREMIUM', isVerified: false }),
      'PAYMENT_DUE',
    ],
    [
      'Verification publishes a LIFE announcement',
      'VERIFY',
      standing({ status: 'IN_REVIEW', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'Verification publishes a paid announcement',
      'VERIFY',
      standing({ status: 'IN_REVIEW', isPaid: true }),
      'IN_PROGRESS',
    ],
    [
      'Verification makes payment due for an unpaid announcement',
      'VERIFY',
      standing({ status: 'IN_REVIEW' }),
      'PAYMENT_DUE',
    ],
    ['Payment publishes an announcement', 'PAY', standing({ status: 'PAYMENT_DUE' }), 'IN_PROGRESS'],
    [
      'Payment before verification puts an announcement in review',
      'PAY',
      standing({ status: 'PAYMENT_DUE', isVerified: false }),
      'IN_REVIEW',
    ],
    [
      'Payment keeps an announcement in review',
      'PAY',
      standing({ status: 'IN_REVIEW', isVerified: false }),
      'IN_REVIEW',
    ],
    ['Payment keeps a public announcement public', 'PAY', standing({ status: 'IN_PROGRESS' }), 'IN_PROGRESS'],
    [
      'Payment publishes an expired announcement again',
      'PAY',
      standing({ status: 'CLOSED', closedReason: 'EXPIRED' }),
      'IN_PROGRESS',
    ],
    ['The employer closes a public announcement', 'CLOSE', standing({ status: 'IN_PROGRESS' }), 'CLOSED'],
    [
      'Closing a closed announcement changes nothing',
      'CLOSE',
      standing({ status: 'CLOSED', closedReason: 'EMPLOYER' }),
      'CLOSED',
    ],
    [
      'A public LIFE announcement is extended',
      'EXTEND',
      standing({ status: 'IN_PROGRESS', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'A closed LIFE announcement is registered again',
      'EXTEND',
      standing({ status: 'CLOSED', closedReason: 'EMPLOYER', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
  ])('%s', (_, act, job, status) => {
    expect(statusAfter(act, job)).toBe(status)
  })

  test.each<[string, Act, Standing]>([
    ['registered twice', 'REGISTER', standing({ status: 'IN_PROGRESS' })],
    ['verified while payment is due', 'VERIFY', standing({ status: 'PAYMENT_DUE' })],
    ['verified while public', 'VERIFY', standing({ status: 'IN_PROGRESS' })],
    ['verified once closed', 'VERIFY', standing({ status: 'CLOSED' })],
    ['paid for as LIFE', 'PAY', standing({ status: 'IN_REVIEW', productType: 'LIFE' })],
    [
      'reopened by a payment after an operator closed it',
      'PAY',
      standing({ status: 'CLOSED', closedReason: 'OPERATOR' }),
    ],
    ['closed while in review', 'CLOSE', standing({ status: 'IN_REVIEW' })],
    ['closed while payment is due', 'CLOSE', standing({ status: 'PAYMENT_DUE' })],
    ['extended for free if its type is paid', 'EXTEND', standing({ status: 'IN_PROGRESS' })],
    ['extended while in review', 'EXTEND', standing({ status: 'IN_REVIEW', productType: 'LIFE' })],
    [
      'registered again after an operator closed it',
      'EXTEND',
      standing({ status: 'CLOSED', closedReason: 'OPERATOR', productType: 'LIFE' }),
    ],
  ])('An announcement is never %s', (_, act, job) => {
    expect(statusAfter(act, job)).toBeNull()
  })

  test('Only a public announcement, or one closed by its employer or its term, accepts another pass', () => {
    expect(canBuyAnotherPass(standing({ status: 'IN_PROGRESS' }))).toBe(true)
    expect(canBuyAnotherPass(standing({ status: 'CLOSED', closedReason: 'EXPIRED' }))).toBe(true)
    expect(canBuyAnotherPass(standing({ status: 'CLOSED', closedReason: 'OPERATOR' }))).toBe(false)
    expect(canBuyAnotherPass(standing({ status: 'PAYMENT_DUE' }))).toBe(false)
    expect(canBuyAnotherPass(standing({ status: 'IN_REVIEW' }))).toBe(false)
    expect(canBuyAnotherPass(standing({ status: 'IN_PROGRESS', productType: 'LIFE' }))).toBe(false)
  })
})
