// Reads the arguments of `npm test`.
import { basename } from 'node:path'
import { branchPoint, changedSince, journeysReachedBy, specFiles } from './changed.mjs'

export const USAGE = `usage: npm test                              every check and test
       npm test -- --changed                what the changes since main reach
       npm test -- --only checks
       npm test -- --only vitest [filter…]
       npm test -- --only smoke [name…]
       npm test -- --only journeys [filter…]`

/**
 * What to run: arguments for each runner, or null where it does not run.
 * @param {string[]} given
 * @returns {{ checks: boolean, vitest: string[] | null, smoke: string[] | null, journeys: string[] | null } | null} null: the arguments are wrong
 */
export function readOptions([option, part, ...filters]) {
  if (option === undefined) return { checks: true, vitest: [], smoke: [], journeys: [] }
  if (option === '--changed' && part === undefined) return changed()
  if (option !== '--only') return null
  const none = { checks: false, vitest: null, smoke: null, journeys: null }
  if (part === 'checks' && filters.length === 0) return { ...none, checks: true }
  if (part === 'vitest' || part === 'smoke') return { ...none, [part]: filters }
  if (part === 'journeys') return { ...none, journeys: filters.map(exactly) }
  return null
}

function changed() {
  const commit = branchPoint()
  const specs = journeysReachedBy(changedSince(commit))
  return {
    checks: true,
    vitest: ['--changed', commit, '--passWithNoTests'],
    smoke: null,
    journeys: specs.length > 0 ? specs.map(asFilter) : null,
  }
}

/** The name of a spec file stands for that file alone: `conflict` is not `announcement-conflict`. */
function exactly(filter) {
  const isSpec = specFiles().some((file) => basename(file, '.spec.ts') === filter)
  return isSpec ? asFilter(`${filter}.spec.ts`) : filter
}

/** Playwright searches whole paths for its filters. */
const asFilter = (file) => `/${file}`
