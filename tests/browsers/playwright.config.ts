import { defineConfig } from '@playwright/test'
import type { Options } from './journey.ts'

/** The main journey in browsers that Playwright does not drive. No retries: one failure is a failure. */
export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/prepare.ts',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  workers: 1,
  retries: 0,
  // A guard against hanging, as in the other journeys.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  outputDir: '../../test-results',
})
