import { FARMING, FISHING } from '../../reference/farm-occupations.ts'
import type { JobCategory } from '../base/enums.ts'

/**
 * The law that governs the work. SEAFARERS: crews of ships under the Seafarers' Act. BY_SHIP: fishing crews, under that
 * act on ships of 20 tons or more and under the labour law on smaller boats. HOUSEHOLD: under no labour law where a
 * household hires, under the labour law where a company does.
 */
export const WORK_LAWS = ['LABOR', 'SEAFARERS', 'BY_SHIP', 'HOUSEHOLD'] as const
export type WorkLaw = (typeof WORK_LAWS)[number]

const LAW_OF: Readonly<Record<string, WorkLaw>> = {
  SEAMAN: 'SEAFARERS',
  FISHERMAN: 'BY_SHIP',
  DOMESTIC_HELPER: 'HOUSEHOLD',
  BABYSITTER: 'HOUSEHOLD',
}

/** The law that the occupations share; the labour law where they differ or none is known. */
export function workLawOf(occupations: readonly string[] = []): WorkLaw {
  const [first, ...others] = occupations.map((code) => LAW_OF[code] ?? 'LABOR')
  return first !== undefined && others.every((law) => law === first) ? first : 'LABOR'
}

/** Work on land, with animals and with what lives in water (Labor Standards Act art. 63, no. 1 and 2). */
const EXEMPT: ReadonlySet<string> = new Set([...FARMING, 'FORESTRY_WORKER', ...FISHING])

/**
 * The one sector that decides about exemptions. Occupations decide where they are known; a job of several kinds is
 * exempt only if all of them are.
 */
export function decidingSector(
  categories: readonly JobCategory[],
  occupations: readonly string[] = [],
): JobCategory {
  const other = categories.find((each) => each !== 'FARM')
  if (occupations.length > 0) return occupations.every((code) => EXEMPT.has(code)) ? 'FARM' : (other ?? 'ETC')
  return categories.length > 0 && other === undefined ? 'FARM' : (other ?? 'ETC')
}
