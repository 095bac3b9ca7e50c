import { b1 } from './b-1.ts'
import { b2 } from './b-2.ts'
import { c3 } from './c-3.ts'
import { c4 } from './c-4.ts'
import { d10 } from './d-10.ts'
import { d2 } from './d-2.ts'
import { d4 } from './d-4.ts'
import { e10 } from './e-10.ts'
import { e7 } from './e-7.ts'
import { e8 } from './e-8.ts'
import { e9 } from './e-9.ts'
import { f1 } from './f-1.ts'
import { f2 } from './f-2.ts'
import { f4 } from './f-4.ts'
import { f5 } from './f-5.ts'
import { f6 } from './f-6.ts'
import { g1 } from './g-1.ts'
import { h1 } from './h-1.ts'
import { h2 } from './h-2.ts'
import type { WorkRightRule } from './rule.ts'

/** Rules by status; for all other statuses the answer is "not covered". */
export const workRightRules: ReadonlyMap<string, WorkRightRule> = new Map(
  [e9, e8, e10, e7, h2, f2, f4, f5, f6, f1, d2, d4, d10, g1, h1, b1, b2, c3, c4].map((rule) => [
    rule.status,
    rule,
  ]),
)

/** Covered by decision; a file that is missing fails the build (src/build/check-work-rights.ts). */
export const COVERED_STATUSES = [
  'E-9',
  'E-8',
  'E-10',
  'E-7',
  'H-2',
  'F-2',
  'F-4',
  'F-5',
  'F-6',
  'F-1',
  'D-2',
  'D-4',
  'D-10',
  'G-1',
  'H-1',
  'B-1',
  'B-2',
  'C-3',
  'C-4',
] as const

/** Statuses that older cards may have and that the annexes no longer contain. */
export const NO_LONGER_ISSUED: readonly string[] = ['C-2']
