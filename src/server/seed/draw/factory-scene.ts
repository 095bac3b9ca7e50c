import type { Random } from '../random.ts'
import { circle, polygon, rect, windows } from './svg.ts'

const GROUND = 154

/** Sawtooth roofs, a side building and a chimney. */
export function factoryScene(random: Random): string[] {
  const teeth = random.int(2, 4)
  const width = random.int(34, 44)
  const left = random.int(36, 70)
  const top = random.int(88, 104)
  const right = left + teeth * width
  const chimney = right + random.int(6, 30)
  const high = random.int(34, 62)
  const roofs = Array.from({ length: teeth }, (_, tooth) => {
    const x = left + tooth * width
    return polygon(
      [
        [x, top],
        [x, top - 24],
        [x + width, top],
      ],
      'mid',
    )
  })
  const smoke = random.chance(0.5)
    ? [circle(chimney + 10, high - 10, 7, 'light'), circle(chimney + 22, high - 20, 9, 'light')]
    : []
  return [
    ...smoke,
    rect(chimney, high, 20, GROUND - high, 'accent'),
    rect(right - 2, top + 12, 66, GROUND - top - 12, 'light'),
    windows(right + 12, top + 22, 2, 1, 'paper', 22, 11),
    ...roofs,
    rect(left, top, teeth * width, GROUND - top, 'mid'),
    windows(left + 14, top + 18, teeth, 1, 'paper', width - 2, 13),
    rect(0, GROUND, 320, 26, 'light'),
  ]
}

/** A warehouse with an open gate and boxes. */
export function warehouseScene(random: Random): string[] {
  const left = random.int(40, 64)
  const right = 320 - random.int(40, 64)
  const ridge = random.int(38, 54)
  const columns = random.int(3, 4)
  const boxes = Array.from({ length: columns }, (_, column) => pile(104 + column * 32, random.int(1, 3)))
  return [
    polygon(
      [
        [left, 84],
        [160, ridge],
        [right, 84],
        [right, GROUND],
        [left, GROUND],
      ],
      'light',
    ),
    rect(left + 34, 92, right - left - 68, GROUND - 92, 'paper'),
    ...boxes,
    rect(104 + random.int(0, columns - 1) * 32, GROUND - 26, 29, 24, 'accent', 2),
    rect(0, GROUND, 320, 26, 'mid'),
  ]
}

function pile(x: number, height: number): string {
  return Array.from({ length: height }, (_, level) =>
    rect(x, GROUND - 26 - level * 26, 29, 24, level === 0 ? 'deep' : 'mid', 2),
  ).join('')
}
