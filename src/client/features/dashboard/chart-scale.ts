/** Grid lines of a chart of counts: from 0 to at least the highest, in round steps. */
export function chartLines(highest: number): number[] {
  const step = roundStep(Math.max(highest, 2) / 2)
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Rounds to 1, 2 or 5 times a power of ten, at most `size` and at least one. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)))
  const fitting = [5, 2, 1].find((factor) => factor * power <= size) ?? 1
  return fitting * power
}
