// The quick checks of `npm run check` and `npm test`. Each is a program that fails by its exit code.
import { run } from '../src/server/cli/install.mjs'

const SOURCES = [
  'src',
  'tests',
  'vite.config.ts',
  'lingui.config.ts',
  'lingui.build.config.ts',
  'lingui.languages.config.ts',
]

/** The slowest first, so that the last ones end at about the same time. */
const CHECKS = [
  // One checker for each realm: several would repeat each other's work, which costs more than two cores gain. What has not
  // changed since the last run is not checked again.
  ['types', 'tsc', ['--build', '--builders', '2', '--checkers', '1']],
  ['lint', 'oxlint', ['--deny-warnings', ...SOURCES]],
  ['catalogues fit the code', 'lingui', ['check', 'sync', '--clean']],
  ['offered languages', 'node', ['tests/languages/run.ts', '--check']],
  ['dead code', 'knip', ['--cache']],
  ['every message is translated', 'lingui', ['check', 'missing', '--mode', 'catalog']],
  ['format', 'oxfmt', ['--check', ...SOURCES]],
]

/** Runs the checks, two at a time; resolves to the names of those that failed. */
export async function runChecks() {
  const failed = []
  const waiting = [...CHECKS]
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, program, args] = check
      const started = Date.now()
      const code = await run(program, args)
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      )
      if (code !== 0) failed.push(name)
    }
  }
  await Promise.all([work(), work()])
  return { passed: CHECKS.length - failed.length, failed }
}
