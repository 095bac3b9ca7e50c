import { defineConfig } from 'vitest/config'
import { partNamed } from './parts.mjs'

const { tests } = partNamed(process.env['MUTATE_PART'] ?? 'contract')
const isOfServer = tests.every((test) => test.startsWith('tests/server/'))

/** The tests of one part, in one process; each mutant runs the tests that reach it. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: tests,
    // It builds the sources, which contain mutations here.
    exclude: ['tests/contract/schemas-apart.test.ts'],
    setupFiles: [
      'tests/support/fail-on-console-error.ts',
      isOfServer ? 'tests/support/clean-up-after-file.ts' : 'fake-indexeddb/auto',
    ],
    ...(isOfServer ? { globalSetup: ['tests/support/postgres-setup.ts'] } : {}),
    // Only a few random histories of the outbox, as each mutant repeats them.
    env: { OUTBOX_STORIES: '20' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
