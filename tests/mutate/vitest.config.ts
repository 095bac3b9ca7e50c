import { defineConfig } from 'vitest/config'
import { PARTS } from './parts.mjs'

const name = (process.env['MUTATE_PART'] ?? 'contract') as keyof typeof PARTS
const isOfServer = PARTS[name].tests.every((test) => test.startsWith('tests/server/'))

/** The tests of one part, in one process: each of the part's mutants runs those of them that reach it. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: PARTS[name].tests,
    // It builds the sources, which are full of changes here.
    exclude: ['tests/contract/schemas-apart.test.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts', ...(isOfServer ? [] : ['fake-indexeddb/auto'])],
    ...(isOfServer ? { globalSetup: ['tests/support/postgres-setup.ts'] } : {}),
    // Of the outbox's random lives a few: each change lives them again.
    env: { OUTBOX_STORIES: '20' },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
