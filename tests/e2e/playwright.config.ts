import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against the real server. No retries: a journey that fails once has failed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './prepare.ts',
  // Two cores are full with three; each more makes all of them slower, and the whole with them.
  workers: 3,
  // Each journey has a database, a server and a phone of its own.
  fullyParallel: true,
  retries: 0,
  // Against hanging only: nothing measures speed here, and a machine may be busy with other things.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: '../../test-results',
})
