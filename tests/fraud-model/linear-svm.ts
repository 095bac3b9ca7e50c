/** Sentences as sparse rows: where each row begins, the columns of its values, the values. */
export interface SparseRows {
  starts: Int32Array
  columns: Int32Array
  values: Float32Array
  width: number
}

export interface LinearModel {
  weights: Float64Array
  bias: number
}

/** The cost of an error beside that of large weights. */
const COST = 0.5
const MAX_ROUNDS = 20
const TOLERANCE = 0.02

/** The same numbers on every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffle(rows: Int32Array, random: () => number): void {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const row = rows[at] as number
    rows[at] = rows[other] as number
    rows[other] = row
  }
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh et al., ICML 2008).
 * @param rows the rows to learn from
 * @param isPositive by row
 */
export function fitLinearSvm(
  { starts, columns, values, width }: SparseRows,
  rows: readonly number[],
  isPositive: (row: number) => boolean,
): LinearModel {
  const weights = new Float64Array(width + 1)
  const dual = new Float64Array(starts.length - 1)
  const order = Int32Array.from(rows)
  const random = createRandom(1)
  const slack = 1 / (2 * COST)

  const dot = (row: number) => {
    let sum = weights[width] as number
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at += 1)
      sum += (weights[columns[at] as number] as number) * (values[at] as number)
    return sum
  }
  const add = (row: number, step: number) => {
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at += 1)
      weights[columns[at] as number] =
        (weights[columns[at] as number] as number) + step * (values[at] as number)
    weights[width] = (weights[width] as number) + step
  }
  const squares = Float64Array.from({ length: dual.length }, (_, row) =>
    values.subarray(starts[row], starts[row + 1]).reduce((sum, value) => sum + value * value, 1),
  )

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    shuffle(order, random)
    let largest = 0
    for (const row of order) {
      const sign = isPositive(row) ? 1 : -1
      const former = dual[row] as number
      const gradient = sign * dot(row) - 1 + slack * former
      const projected = former === 0 ? Math.min(gradient, 0) : gradient
      if (projected === 0) continue
      largest = Math.max(largest, Math.abs(projected))
      const next = Math.max(0, former - gradient / ((squares[row] as number) + slack))
      dual[row] = next
      add(row, (next - former) * sign)
    }
    if (largest < TOLERANCE) break
  }
  return { weights: weights.subarray(0, width), bias: weights[width] as number }
}
