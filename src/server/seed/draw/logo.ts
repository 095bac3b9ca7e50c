import type { Random } from '../random.ts'
import { circle, line, path, polygon, rect, svg, type Tone } from './svg.ts'

const SIZE = { width: 48, height: 48 }
const GROUNDS: readonly [ground: Tone, sign: Tone][] = [
  ['sky', 'accent'],
  ['light', 'accent'],
  ['accent', 'paper'],
  ['deep', 'paper'],
]

type Sign = (tone: Tone) => string

const SIGNS: readonly Sign[] = [
  (tone) => line('M14 33 L24 14 L34 33 Z', tone),
  (tone) => line('M12 32 A12 12 0 0 1 36 32 M10 32 H38', tone),
  (tone) => circle(24, 24, 10, tone) + line('M24 10 V6', tone, 3),
  (tone) => rect(13, 13, 9, 9, tone, 2) + rect(26, 13, 9, 9, tone, 2) + rect(13, 26, 22, 9, tone, 2),
  (tone) =>
    polygon(
      [
        [24, 11],
        [37, 24],
        [24, 37],
        [11, 24],
      ],
      tone,
    ),
  (tone) => line('M12 30 Q18 14 24 24 T36 18', tone),
  (tone) => path('M24 11 C34 18 34 30 24 37 C14 30 14 18 24 11 Z', tone),
  (tone) => line('M14 35 V18 H34 V35 M20 18 V12 H28 V18', tone),
  (tone) => circle(18, 24, 7, tone) + circle(32, 24, 4, tone),
  (tone) => line('M12 34 L20 22 L27 29 L36 14', tone),
  (tone) => rect(12, 28, 6, 8, tone, 1) + rect(21, 20, 6, 16, tone, 1) + rect(30, 12, 6, 24, tone, 1),
  (tone) => line('M24 12 V36 M12 24 H36', tone, 6),
]

/** Draws a company logo: a sign on a tile. */
export function drawLogo(random: Random, index: number): string {
  const [ground, tone] = GROUNDS[Math.floor(index / SIGNS.length) % GROUNDS.length] ?? ['sky', 'accent']
  const sign = SIGNS[index % SIGNS.length]?.(tone) ?? ''
  const turn = random.pick([0, 0, 90, 180])
  const corner = random.pick([8, 13, 24])
  return svg(SIZE, [rect(0, 0, 48, 48, ground, corner), `<g transform="rotate(${turn} 24 24)">${sign}</g>`])
}
