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

describe('an announcement moves on', () => {
  test.each<[string, Act, Standing, Status]>([
    [
      'registering LIFE makes it public',
      'REGISTER',
      standing({ status: null, productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'registering LIFE before the verification leaves it in review',
      'REGISTER',
      standing({ status: null, productType: 'LIFE', isVerified: false }),
      'IN_REVIEW',
    ],
    [
      'registering LOCAL makes it wait for its payment',
      'REGISTER',
      standing({ status: null }),
      'PAYMENT_DUE',
    ],
    [
      'registering PREMIUM before the verification makes it wait for its payment too',
      'REGISTER',
      standing({ status: null, productType: 'PREMIUM', isVerified: false }),
      'PAYMENT_DUE',
    ],
    [
      'verification publishes LIFE',
      'VERIFY',
      standing({ status: 'IN_REVIEW', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
    [
      'verification publishes what is paid',
      'VERIFY',
      standing({ status: 'IN_REVIEW', isPaid: true }),
      'IN_PROGRESS',
    ],
    ['verification leaves the unpaid to be paid', 'VERIFY', standing({ status: 'IN_REVIEW' }), 'PAYMENT_DUE'],
    ['payment publishes', 'PAY', standing({ status: 'PAYMENT_DUE' }), 'IN_PROGRESS'],
    [
      'payment before the verification puts it in review',
      'PAY',
      standing({ status: 'PAYMENT_DUE', isVerified: false }),
      'IN_REVIEW',
    ],
    [
      'payment while in review keeps it there',
      'PAY',
      standing({ status: 'IN_REVIEW', isVerified: false }),
      'IN_REVIEW',
    ],
    ['payment lengthens a running term', 'PAY', standing({ status: 'IN_PROGRESS' }), 'IN_PROGRESS'],
    [
      'payment registers a closed one anew',
      'PAY',
      standing({ status: 'CLOSED', closedReason: 'EXPIRED' }),
      'IN_PROGRESS',
    ],
    ['the employer closes it', 'CLOSE', standing({ status: 'IN_PROGRESS' }), 'CLOSED'],
    [
      'closing again changes nothing',
      'CLOSE',
      standing({ status: 'CLOSED', closedReason: 'EMPLOYER' }),
      'CLOSED',
    ],
    ['LIFE is extended', 'EXTEND', standing({ status: 'IN_PROGRESS', productType: 'LIFE' }), 'IN_PROGRESS'],
    [
      'LIFE is registered anew',
      'EXTEND',
      standing({ status: 'CLOSED', closedReason: 'EMPLOYER', productType: 'LIFE' }),
      'IN_PROGRESS',
    ],
  ])('%s', (_, act, job, status) => {
    expect(statusAfter(act, job)).toBe(status)
  })

  test.each<[string, Act, Standing]>([
    ['registered twice', 'REGISTER', standing({ status: 'IN_PROGRESS' })],
    ['verified out of PAYMENT_DUE', 'VERIFY', standing({ status: 'PAYMENT_DUE' })],
    ['verified while public', 'VERIFY', standing({ status: 'IN_PROGRESS' })],
    ['verified once closed', 'VERIFY', standing({ status: 'CLOSED' })],
    ['paid as LIFE', 'PAY', standing({ status: 'IN_REVIEW', productType: 'LIFE' })],
    [
      'paid open again after an operator closed it',
      'PAY',
      standing({ status: 'CLOSED', closedReason: 'OPERATOR' }),
    ],
    ['closed in review', 'CLOSE', standing({ status: 'IN_REVIEW' })],
    ['closed before it is paid', 'CLOSE', standing({ status: 'PAYMENT_DUE' })],
    ['extended for nothing as a paid type', 'EXTEND', standing({ status: 'IN_PROGRESS' })],
    ['extended in review', 'EXTEND', standing({ status: 'IN_REVIEW', productType: 'LIFE' })],
    [
      'registered anew after an operator closed it',
      'EXTEND',
      standing({ status: 'CLOSED', closedReason: 'OPERATOR', productType: 'LIFE' }),
    ],
  ])('is never %s', (_, act, job) => {
    expect(statusAfter(act, job)).toBeNull()
  })

  test('is bought another pass only when public, or closed by its employer or its term', () => {
    expect(canBuyAnotherPass(standing({ status: 'IN_PROGRESS' }))).toBe(true)
    expect(canBuyAnotherPass(standing({ status: 'CLOSED', closedReason: 'EXPIRED' }))).toBe(true)
    expect(canBuyAnotherPass(standing({ status: 'CLOSED', closedReason: 'OPERATOR' }))).toBe(false)
    expect(canBuyAnotherPass(standing({ status: 'PAYMENT_DUE' }))).toBe(false)
    expect(canBuyAnotherPass(standing({ status: 'IN_REVIEW' }))).toBe(false)
    expect(canBuyAnotherPass(standing({ status: 'IN_PROGRESS', productType: 'LIFE' }))).toBe(false)
  })
})
