import type { Random } from '../random.ts'
import { circle, line, path, polygon, rect } from './svg.ts'

/** Hills and furrows with a greenhouse, a barn or fruit trees, or the sea with a boat. */
export function farmScene(random: Random): string[] {
  const kind = random.int(0, 3)
  if (kind === 3) return sea(random)
  const x = random.int(110, 190)
  const middle = [greenhouse, barn, orchard][kind] ?? greenhouse
  return [...land(random), ...middle(random, x)]
}

function land(random: Random): string[] {
  const bend = random.int(70, 100)
  const furrows = Array.from({ length: 6 }, (_, row) =>
    line(`M${40 + row * 52} 180 L${110 + row * 22} 132`, 'light', 4),
  )
  return [
    path(`M0 130 Q70 ${bend} 150 124 T320 ${random.int(96, 120)} V180 H0 Z`, 'light'),
    rect(0, 130, 320, 50, 'mid'),
    ...furrows,
  ]
}

function greenhouse(random: Random, x: number): string[] {
  const half = random.int(38, 48)
  return [
    path(`M${x - half} 134 V98 A${half} ${half} 0 0 1 ${x + half} 98 V134 Z`, 'paper'),
    line(
      `M${x - half} 134 V98 A${half} ${half} 0 0 1 ${x + half} 98 V134 M${x} 134 V${98 - half} M${x - half} 104 H${x + half} M${x - half / 2} 134 V66 M${x + half / 2} 134 V66`,
      'deep',
      3,
    ),
    rect(x - 8, 112, 16, 22, 'accent', 1),
  ]
}

function barn(random: Random, x: number): string[] {
  const silo = x + random.int(52, 64)
  return [
    rect(silo, 70, 26, 64, 'deep', 12),
    rect(x - 46, 88, 92, 46, 'paper'),
    polygon(
      [
        [x - 54, 90],
        [x - 30, 60],
        [x + 30, 60],
        [x + 54, 90],
      ],
      'deep',
    ),
    rect(x - 14, 104, 28, 30, 'accent', 2),
  ]
}

function orchard(random: Random): string[] {
  const trees = [64, 120, 176, 232].map((x) => x + random.int(-8, 8))
  const crowns = trees.map((x) => rect(x - 3, 110, 6, 26, 'deep') + circle(x, 98, random.int(19, 25), 'deep'))
  const fruit = trees.flatMap((x) => [circle(x - 8, 94, 4, 'paper'), circle(x + 7, 102, 4, 'paper')])
  return [...crowns, ...fruit, rect((trees[1] ?? 120) + 18, 120, 26, 18, 'accent', 2)]
}

function sea(random: Random): string[] {
  const x = random.int(90, 190)
  const waves = [0, 1, 2].map((row) =>
    line(`M${20 + row * 30} ${146 + row * 11} q14 -8 28 0 t28 0 t28 0 t28 0`, 'light', 3),
  )
  const buoys = [0, 1, 2, 3, 4].map((place) => circle(36 + place * 60, 132, 5, 'paper'))
  return [
    path('M0 112 Q60 84 120 108 T320 98 V130 H0 Z', 'light'),
    rect(0, 122, 320, 58, 'mid'),
    ...waves,
    ...buoys,
    rect(x + 26, 82, 34, 26, 'paper', 2),
    path(`M${x} 108 H${x + 104} L${x + 86} 136 H${x + 18} Z`, 'accent'),
    line(`M${x + 74} 108 V66`, 'deep', 4),
  ]
}
