import type { KoreanLevel } from '../../reference/work-rights/vocabulary.ts'

/** Courses of King Sejong Institutes stand beside levels 3 and 4 of the test in the rules of students' hours alone. */
const SEJONG: Partial<Record<KoreanLevel, number>> = { SEJONG_INTERMEDIATE_1: 3, SEJONG_INTERMEDIATE_2: 4 }

/** The number of a level, by which the rules compare; undefined if the level is not known or of a King Sejong Institute. */
export function koreanLevelNumber(level: KoreanLevel | null | undefined): number | undefined {
  if (level == null || level in SEJONG) return undefined
  return level === 'NONE' ? 0 : Number(level.slice(-1))
}

/** The same for the hours of students, who may show a course of a King Sejong Institute as well. */
export const levelForHours = (level: KoreanLevel | null | undefined): number | undefined =>
  (level && SEJONG[level]) ?? koreanLevelNumber(level)
