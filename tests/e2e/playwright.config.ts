import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against the real server. No retries: a journey that fails once has failed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './prepare.ts',
  // A journey waits for half of its time: two cores have enough to do with four.
  workers: 4,
  // Each journey has a database, a server and a phone of its own.
  fullyParallel: true,
  retries: 0,
  // Against hanging only: nothing measures speed here, and a machine may be busy with other things.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: '../../test-results',
})
