// The mutated files by part, and the tests that should detect the mutations: those that start the fewest servers, as each
// mutant repeats them.
const serverTests = (...tests) => tests.map((test) => `tests/server/${test}.test.ts`)
const feature = (name, ...tests) => ({
  folder: `src/server/features/${name}`,
  tests: serverTests(...tests),
})

/** For `--smoke`: a file that one quick test file covers. */
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
  drafts: {
    folder: 'src/client/offline/drafts',
    // Hooks are tested by journeys.
    files: '!(use-)*',
    tests: ['tests/client/offline/{draft,draft-blobs,draft-tabs,shared-text,visitor-drafts}.test.ts'],
  },
  'page-cache': {
    folder: 'src/server',
    files: '{pages/page-cache,http/caching/answer-cache}',
    tests: serverTests('page-cache-entries'),
  },
  'account-removal': {
    folder: 'src/server/features/member',
    files: '{account-service,account-queries,traces-queries}',
    tests: serverTests('account', 'erasure', 'erasure-payment'),
  },
  file: feature('file', 'file', 'file-private', 'upload'),
  conversation: feature(
    'conversation',
    'conversation',
    'conversation-care',
    'conversation-input',
    'conversation-list',
    'conversation-live',
  ),
  search: feature(
    'search',
    'search-combinations',
    'search-company-names',
    'search-forms',
    'search-languages',
    'search-local-places',
    'search-negation',
    'search-words',
  ),
  talent: feature('talent', 'talent', 'talent-filter', 'talent-fit', 'talent-visible'),
  alert: feature('alert', 'alerts', 'alerts-push', 'push'),
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
