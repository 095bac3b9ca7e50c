import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against the real server. No retries: one failure is a failure. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './prepare.ts',
  // Three workers keep two cores busy, as each waits for a fourth of its time; more would only slow down all of them.
  workers: 3,
  // Journeys of one file may run in any worker: each starts with restored data and a reset browser (docs/decisions/0020).
  fullyParallel: true,
  retries: 0,
  // A guard against hanging: nothing here measures speed, and the machine may be busy.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: 'list',
  outputDir: '../../test-results',
})
