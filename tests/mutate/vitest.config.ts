import { defineConfig } from 'vitest/config'
import { workerEndpoints } from '../../src/build/worker-endpoints.ts'
import { partNamed } from './parts.mjs'

const { tests } = partNamed(process.env['MUTATE_PART'] ?? 'contract')
const macros = new URL('../support/lingui-macros.ts', import.meta.url).pathname
const isOfServer = tests.every((test) => test.startsWith('tests/server/'))

/** The tests of one part, in one process; each mutant runs the tests that reach it. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [workerEndpoints()],
  resolve: { alias: { '@lingui/core/macro': macros, '@lingui/react/macro': macros } },
  test: {
    include: tests,
    // It reads the sources, which contain mutations here.
    exclude: ['tests/contract/imports.test.ts'],
    setupFiles: [
      'tests/support/fail-on-console-error.ts',
      isOfServer ? 'tests/support/clean-up-after-file.ts' : 'fake-indexeddb/auto',
    ],
    ...(isOfServer ? { globalSetup: ['tests/support/postgres-setup.ts'] } : {}),
    // Only a few random histories of the outbox, as each mutant repeats them; and nothing warms up, as in other tests.
    env: { OUTBOX_STORIES: '20', WARM_UP: 'off' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
