// `npm run mutate -- [part[:file] …]`: mutation testing: changes the source in small ways and counts the changes that tests detect.
// `contract` is the whole part, `outbox:claim` only its file claim.ts. Earlier results are reused until the
// source or tests change (`-- --force` repeats everything). `-- --smoke` tries the mutants of one small file.
import { availableParallelism } from 'node:os'
import { ensureInstalled } from '../../src/server/cli/install.mjs'
import { partNamed, PARTS } from './parts.mjs'

const FOLDER = 'test-results/mutate'

const words = process.argv.slice(2)
const isSmoke = words.includes('--smoke')
const force = isSmoke || words.includes('--force')
const wanted = isSmoke ? ['smoke:latin-digits'] : words.filter((word) => word !== '--force')
const unknown = wanted.filter((word) => !partNamed(partOf(word)))
if (unknown.length > 0) {
  console.error(`no part is named ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

await ensureInstalled()
const { Stryker } = await import('@stryker-mutator/core')
const scores = []
for (const word of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
  scores.push({ part: word, ...scoreOf(await mutantsOf(word)) })
}
console.table(scores)

function partOf(word) {
  return word.split(':')[0]
}

function filesOf(word) {
  const [name, file] = word.split(':')
  const { folder, files = '*' } = partNamed(name)
  return [`${folder}/**/${file ?? files}.ts`]
}

/** The mutants tried, of one file or all. */
async function mutantsOf(word) {
  const name = partOf(word)
  const [, file] = word.split(':')
  // For tests/mutate/vitest.config.ts, which runs in other processes.
  process.env.MUTATE_PART = name
  const results = await strykerOf(name, filesOf(word)).runMutationTest()
  return file ? results.filter(({ fileName }) => fileName.endsWith(`/${file}.ts`)) : results
}

function strykerOf(name, mutate) {
  return new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutate/vitest.config.ts', related: false },
    mutate,
    // Tests need not cover texts such as names, summaries and messages.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    // Values created while a module loads, such as schemas, would need every test for each mutant.
    ignoreStatic: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    incremental: true,
    incrementalFile: `${FOLDER}/${name}.json`,
    force,
    tempDirName: `${FOLDER}/sandbox`,
    ignorePatterns: ['dist', 'data', 'docs'],
    // It would rewrite the configuration with the JavaScript API of TypeScript, which the native one lacks.
    tsconfigFile: 'none.json',
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: `${FOLDER}/${name}.html` },
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    timeoutMS: 20_000,
    // On a busy machine the tests of some parts take longer than Stryker's five minutes.
    dryRunTimeoutMinutes: 30,
    thresholds: { high: 90, low: 70, break: null },
  })
}

function scoreOf(results) {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const unnoticed = count('Survived', 'NoCoverage')
  const score = `${((100 * noticed) / Math.max(1, noticed + unnoticed)).toFixed(1)} %`
  return { noticed, survived: count('Survived'), 'no test': count('NoCoverage'), score }
}
