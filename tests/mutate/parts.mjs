// The mutated files by part, and the tests that should detect the mutations.
const feature = (name, ...tests) => ({
  folder: `src/server/features/${name}`,
  tests: tests.map((test) => `tests/server/${test}.test.ts`),
})

/** A file that one quick test file covers: `--smoke`. */
const SMOKE_PART = {
  folder: 'src/contract/base',
  tests: ['tests/contract/latin-digits.test.ts'],
}

export const PARTS = {
  contract: {
    folder: 'src/contract',
    tests: [
      'tests/contract/**/*.test.ts',
      'tests/client/{announcement,job,landing,member,resume}/**/*.test.ts',
    ],
  },
  outbox: {
    folder: 'src/client/offline/outbox',
    tests: ['tests/client/{offline,outbox}/**/*.test.ts'],
  },
  order: feature('order', 'order', 'order-state', 'order-pass', 'payment'),
  payment: feature(
    'payment',
    'payment',
    'payment-operator',
    'payment-portone',
    'payment-sandbox',
    'claims',
    'order-pass',
  ),
  point: feature('point', 'ledger', 'payment', 'payment-operator', 'talent'),
  coupon: feature('coupon', 'coupon', 'order', 'operator-acts'),
  session: feature('session', 'sessions', 'member', 'password', 'social'),
}

/**
 * @param {string} name of a part, or `smoke`
 * @returns {{ folder: string, tests: string[] }}
 */
export const partNamed = (name) => (name === 'smoke' ? SMOKE_PART : PARTS[name])
