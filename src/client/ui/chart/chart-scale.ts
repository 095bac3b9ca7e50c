/** Grid lines of a chart: in round steps from the lowest, or 0, to at least the highest. */
export function chartLines(highest: number, lowest = 0): number[] {
  const step = roundStep(Math.max(highest, -lowest, 2) / 2)
  const first = Math.floor(Math.min(lowest, 0) / step)
  const last = Math.max(Math.ceil(highest / step), first === 0 ? 1 : 0)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Rounds to 1, 2 or 5 times a power of ten, at most `size` and at least one. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)))
  const fitting = [5, 2, 1].find((factor) => factor * power <= size) ?? 1
  return fitting * power
}
