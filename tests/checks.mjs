// The quick checks of `npm run check` and `npm test`. Each is a program that fails by its exit code.
import { run } from '../src/server/cli/install.mjs'

const CHECKS = [
  ['types: client', 'tsc', ['-p', 'src/client']],
  ['types: service worker', 'tsc', ['-p', 'src/sw']],
  ['types: server', 'tsc', ['-p', 'src/server']],
  ['types: tests', 'tsc', ['-p', 'tests']],
  [
    'lint',
    'oxlint',
    [
      '--deny-warnings',
      'src',
      'tests',
      'vite.config.ts',
      'lingui.config.ts',
      'lingui.build.config.ts',
      'lingui.languages.config.ts',
    ],
  ],
  [
    'format',
    'oxfmt',
    [
      '--check',
      'src',
      'tests',
      'vite.config.ts',
      'lingui.config.ts',
      'lingui.build.config.ts',
      'lingui.languages.config.ts',
    ],
  ],
  ['dead code', 'knip', []],
  ['catalogues fit the code', 'lingui', ['check', 'sync', '--clean']],
  ['every message is translated', 'lingui', ['check', 'missing', '--mode', 'catalog']],
  ['offered languages', 'node', ['tests/languages/run.ts', '--check']],
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
