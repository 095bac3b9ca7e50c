// `npm run check`: what must pass before a commit: the checks that CI runs first, then the unit tests.
import { ensureInstalled, run } from '../src/server/cli/install.mjs'
import { runChecks } from './checks.mjs'

await ensureInstalled()
const checks = await runChecks()
const units = await run('vitest', [
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  'contract',
  '--project',
  'client',
])
if (checks.failed.length > 0) console.error(`failed: ${checks.failed.join(', ')}`)
process.exit(checks.failed.length > 0 || units !== 0 ? 1 : 0)
