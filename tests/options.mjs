// Reads the arguments of `npm test`.
import { basename } from 'node:path'
import { branchPoint, changedSince, journeysReachedBy, specFiles } from './changed.mjs'

export const USAGE = `usage: npm test                              every check and test
       npm test -- --changed                what the changes since main reach
       npm test -- --only checks
       npm test -- --only vitest [filter…]
       npm test -- --only journeys [filter…]`

/**
 * What to run: arguments for each runner, or null where it does not run.
 * @param {string[]} given
 * @returns {{ checks: boolean, vitest: string[] | null, journeys: string[] | null } | null} null: the arguments are wrong
 */
export function readOptions([option, part, ...filters]) {
  if (option === undefined) return { checks: true, vitest: [], journeys: [] }
  if (option === '--changed' && part === undefined) return changed()
  if (option !== '--only') return null
  if (part === 'checks' && filters.length === 0) return { checks: true, vitest: null, journeys: null }
  if (part === 'vitest') return { checks: false, vitest: filters, journeys: null }
  if (part === 'journeys') return { checks: false, vitest: null, journeys: filters.map(exactly) }
  return null
}

function changed() {
  const commit = branchPoint()
  const specs = journeysReachedBy(changedSince(commit))
  return {
    checks: true,
    vitest: ['--changed', commit, '--passWithNoTests'],
    journeys: specs.length > 0 ? specs.map(asFilter) : null,
  }
}

/** The name of a spec file stands for that file alone: `search` is not `landing-search`. */
function exactly(filter) {
  const isSpec = specFiles().some((file) => basename(file, '.spec.ts') === filter)
  return isSpec ? asFilter(`${filter}.spec.ts`) : filter
}

/** Playwright searches whole paths for its filters. */
const asFilter = (file) => `/${file}`
