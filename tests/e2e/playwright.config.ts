import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against the real server. No retries: a journey that fails once has failed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './prepare.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
})
