import type { KoreanLevel } from '../../reference/work-rights/vocabulary.ts'

/** The number of a level, by which the rules compare; undefined if the level is not known. */
export function koreanLevelNumber(level: KoreanLevel | null | undefined): number | undefined {
  if (level == null) return undefined
  return level === 'NONE' ? 0 : Number(level.slice(-1))
}
