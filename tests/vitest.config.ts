import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** All tests without a built web app: pure rules, the offline engine on a simulated IndexedDB, the server on a real PostgreSQL. */
export default defineConfig({
  root,
  test: {
    // An unexpected console.error is a defect.
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // The default is one fewer than the cores, which on two leaves one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Against hangs only: no test here measures speed, and the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'client', include: ['tests/client/**/*.test.ts'], setupFiles: ['fake-indexeddb/auto'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: [new URL('support/postgres-setup.ts', import.meta.url).pathname],
        },
      },
    ],
  },
})
