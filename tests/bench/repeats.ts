import { isSmoke } from '../support/smoke.ts'

/** Alternations between two commits with `--beside`. */
const ALTERNATIONS = 3

const isBeside = process.argv.some((word) => /^--beside(=|$)/.test(word))

/** How often all parts are measured. */
export const rounds = isBeside && !isSmoke ? ALTERNATIONS : 1

/** How often a part repeats a measurement: together in all rounds at least as often as usual. */
export const repeats = (usual: number, smallest = 1): number =>
  isSmoke ? smallest : Math.ceil(usual / rounds)
