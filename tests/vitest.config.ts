import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { workerEndpoints } from '../src/build/worker-endpoints.ts'

const root = new URL('..', import.meta.url).pathname
const macros = new URL('support/lingui-macros.ts', import.meta.url).pathname

/** Take many times as long as others: one of them that begins last would run alone at the end. */
const SLOW = [
  'outbox-invariants',
  'embedded-postgres',
  'kept-answers-history',
  'ledger-history',
  'image-limits',
  'interruption',
  'processes',
  'worst-case',
  'backup',
  'database-away',
]
const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((name) => moduleId.endsWith(`/${name}.test.ts`))

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const rankOf = (file: TestSpecification) => (isSlow(file) ? 0 : 1)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)),
    )
  }
}

/** All tests without a built web app: pure rules, the offline engine on a simulated IndexedDB, the server on a real PostgreSQL. */
export default defineConfig({
  root,
  plugins: [workerEndpoints()],
  test: {
    sequence: { sequencer: SlowFirst },
    // An unexpected console.error is a defect.
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    // A worker would survive when the runner is killed.
    execArgv: ['--import', new URL('support/end-with-parent.mjs', import.meta.url).href],
    // Tests of the server wait for the database half of their time: a worker per core would leave half of it idle.
    maxWorkers: availableParallelism() + 2,
    // Servers that tests start live for seconds: most of them are never asked for a search.
    env: { WARM_UP: 'off' },
    // Against hangs only: no test here measures speed, and the machine may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'contract', isolate: false, include: ['tests/contract/**/*.test.ts'] } },
      {
        extends: true,
        resolve: { alias: { '@lingui/core/macro': macros, '@lingui/react/macro': macros } },
        test: {
          name: 'client',
          // A process for each file would take most of the time.
          isolate: false,
          include: ['tests/client/**/*.test.ts'],
          setupFiles: ['tests/support/restore-globals.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Loading the server takes longer than most files' tests. What it keeps in memory belongs to a database or an
          // app, and each file has its own; a file that fakes a global restores it.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          setupFiles: ['tests/support/clean-up-after-file.ts'],
          globalSetup: [new URL('support/postgres-setup.ts', import.meta.url).pathname],
        },
      },
    ],
  },
})
