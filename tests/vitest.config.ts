import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** Everything that needs no built web app: pure rules, the offline engine on a simulated IndexedDB, the server on a real PostgreSQL. */
export default defineConfig({
  root,
  test: {
    // An unexpected console.error is a defect of its own.
    setupFiles: ['tests/support/loud-console.ts'],
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
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
