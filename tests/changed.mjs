// What the changed files reach, for `npm test -- --changed`.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from '../src/server/cli/install.mjs'
import { JOURNEYS_BY_FEATURE } from './e2e/journeys-by-feature.mjs'

const SPEC = /\.spec\.ts$/
/** Only the type check reads these. */
const TYPES_ONLY = /tsconfig[^/]*\.json$/

/** The commit at which this branch left main; without a main branch, the last commit. */
export function branchPoint() {
  for (const main of ['main', 'origin/main', 'master'])
    try {
      return git('merge-base', 'HEAD', main)[0]
    } catch {
      // A clone may lack this branch.
    }
  return git('rev-parse', 'HEAD')[0]
}

/** Files that differ from a commit, committed or not, as paths from the root of the project. */
export function changedSince(commit) {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * The spec files that changed files reach, without those of other folders.
 * @returns {string[]} names of files, such as `search.spec.ts`
 */
export function journeysReachedBy(files, all = specFiles()) {
  const reached = new Set(files.flatMap((file) => journeysOf(file, all)))
  return all.filter((file) => reached.has(basename(file))).map((file) => basename(file))
}

/** All spec files of the journeys, as paths from the root of the project. */
export function specFiles() {
  return globSync('tests/e2e/**/*.spec.ts', { cwd: ROOT }).toSorted()
}

function journeysOf(file, all) {
  if (file.startsWith('tests/e2e/')) return ofTestFile(file, all)
  const isProduct =
    /^(src\/|public\/|index\.html|vite\.config\.ts|package-lock\.json)/.test(file) && !TYPES_ONLY.test(file)
  if (!isProduct) return []
  const parts = new Set(partsOf(file))
  const rows = JOURNEYS_BY_FEATURE.filter((row) => row.parts.some((part) => parts.has(part)))
  if (rows.length === 0) return all.map((path) => basename(path))
  return rows.flatMap(({ journeys }) => journeys).map((journey) => `${journey}.spec.ts`)
}

/** Names of the folders below src that contain a file, and its own name without extensions. */
export function partsOf(file) {
  return file
    .split('/')
    .slice(1)
    .map((name) => name.split('.')[0])
}

/** A spec file is reached by itself and by the files that it imports, directly or not. */
function ofTestFile(file, all) {
  const reached = new Set([basename(file)])
  const sources = globSync('tests/e2e/**/*.ts', { cwd: ROOT }).map((path) => ({
    name: basename(path),
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))
  // Iterating over a set includes what is added meanwhile.
  for (const name of reached)
    for (const source of sources) if (source.text.includes(`/${name}'`)) reached.add(source.name)
  const specs = [...reached].filter((name) => SPEC.test(name))
  // Imported by no spec file, such as the configuration: used by all.
  return specs.length > 0 || SPEC.test(file) ? specs : all.map((spec) => basename(spec))
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')
}
