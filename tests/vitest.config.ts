import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** Everything that needs no built web app: pure rules, the offline engine on a simulated IndexedDB, the server on a real PostgreSQL. */
export default defineConfig({
  root,
  test: {
    // An unexpected console.error is a defect of its own.
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // One fewer than there are cores by default, which on two leaves one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Against hanging only: nothing measures speed here, and a machine may be busy with other things.
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
