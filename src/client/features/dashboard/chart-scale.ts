/** Lines of a chart of counts: from 0 up to at least the highest, a few steps of a round number. */
export function chartLines(highest: number): number[] {
  const step = roundStep(Math.max(highest, 2) / 2)
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** 1, 2 or 5 times a power of ten, not above `size` where that can be; never below one. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)))
  const fitting = [5, 2, 1].find((factor) => factor * power <= size) ?? 1
  return fitting * power
}
