import type { Random } from '../random.ts'
import { line, polygon, rect, windows } from './svg.ts'

const GROUND = 154

/** Buildings under construction with a crane, or a road with an excavator. */
export function constructionScene(random: Random): string[] {
  return random.chance(0.7) ? crane(random) : digger(random)
}

function crane(random: Random): string[] {
  const storeys = random.int(3, 5)
  const top = GROUND - storeys * 20 - 8
  const left = random.int(48, 76)
  const mast = random.int(208, 236)
  const jib = random.int(44, 58)
  const hook = mast + random.int(28, 46)
  return [
    rect(left, top, 74, GROUND - top, 'mid'),
    windows(left + 12, top + 12, 3, storeys, 'paper', 20, 11),
    rect(left + 74, GROUND - 44, 52, 44, 'light'),
    windows(left + 84, GROUND - 34, 2, 1, 'paper', 20, 11),
    line(
      `M${mast} ${GROUND} V${jib - 12} M${mast - 60} ${jib} H${mast + 62} M${mast} ${jib - 12} L${mast + 50} ${jib} M${mast} ${jib - 12} L${mast - 48} ${jib} M${hook} ${jib} V${jib + 34}`,
      'accent',
      5,
    ),
    rect(hook - 13, jib + 34, 26, 16, 'deep', 2),
    rect(mast - 66, jib, 16, 14, 'deep', 1),
    rect(0, GROUND, 320, 26, 'light'),
  ]
}

function digger(random: Random): string[] {
  const x = random.int(96, 140)
  const heap = x + 130
  return [
    polygon(
      [
        [heap - 30, GROUND],
        [heap + 10, 112],
        [heap + 54, GROUND],
      ],
      'mid',
    ),
    rect(x - 18, 132, 84, 22, 'deep', 11),
    rect(x, 92, 46, 40, 'accent', 5),
    rect(x + 8, 99, 22, 18, 'sky', 3),
    line(`M${x + 42} 112 L${x + 80} 62 L${x + 112} 98`, 'deep', 8),
    polygon(
      [
        [x + 102, 94],
        [x + 126, 100],
        [x + 112, 118],
        [x + 98, 110],
      ],
      'deep',
    ),
    ...[0, 1, 2].map((cone) =>
      polygon(
        [
          [30 + cone * 26, GROUND],
          [38 + cone * 26, 134],
          [46 + cone * 26, GROUND],
        ],
        'mid',
      ),
    ),
    rect(0, GROUND, 320, 26, 'light'),
  ]
}
