import type { Random } from '../random.ts'
import { circle, line, path, polygon, rect, type Size, svgByScheme } from './svg.ts'

/** Centered on the origin, about 120 high. */
const motifs: readonly ((random: Random) => string[])[] = [
  () => [
    rect(-38, -50, 76, 104, 'paper', 8),
    circle(0, -22, 14, 'mid'),
    rect(-24, 6, 48, 7, 'light', 3),
    rect(-24, 22, 32, 7, 'light', 3),
    circle(36, 34, 20, 'accent'),
    line('M27 34 l7 7 l12 -13', 'paper', 4),
  ],
  () => [
    circle(-24, 26, 26, 'deep'),
    circle(22, 26, 26, 'mid'),
    circle(0, -12, 28, 'accent'),
    line('M-12 -20 l6 18 l6 -12 l6 12 l6 -18 M-16 -12 h32', 'paper', 3),
  ],
  () => [
    rect(-54, -40, 108, 92, 'paper', 8),
    rect(-54, -40, 108, 24, 'deep', 8),
    ...[0, 1, 2, 3, 4, 5].map((day) =>
      rect(-40 + (day % 3) * 30, -4 + Math.floor(day / 3) * 26, 18, 16, day === 4 ? 'accent' : 'light', 3),
    ),
  ],
  () => [
    circle(0, 0, 54, 'mid'),
    line('M-54 0 H54 M0 -54 V54 M0 -54 q-38 54 0 108 M0 -54 q38 54 0 108', 'paper', 3),
    path('M26 -42 a18 18 0 0 1 36 0 c0 14 -18 30 -18 30 s-18 -16 -18 -30 Z', 'accent'),
  ],
  () => [
    circle(-34, -16, 18, 'deep'),
    path('M-66 48 a32 32 0 0 1 64 0 Z', 'deep'),
    circle(34, -16, 18, 'mid'),
    path('M2 48 a32 32 0 0 1 64 0 Z', 'mid'),
    circle(0, -34, 20, 'accent'),
    path('M-36 46 a36 36 0 0 1 72 0 Z', 'accent'),
  ],
  () => [
    path('M0 -56 L48 -38 V0 C48 32 24 48 0 58 C-24 48 -48 32 -48 0 V-38 Z', 'accent'),
    line('M-20 2 l14 14 l28 -30', 'paper', 8),
  ],
  () => [
    polygon(
      [
        [-60, 0],
        [0, -50],
        [60, 0],
      ],
      'deep',
    ),
    rect(-46, 0, 92, 54, 'paper'),
    rect(-12, 16, 24, 38, 'accent', 2),
    rect(-36, 12, 16, 16, 'light', 2),
    rect(20, 12, 16, 16, 'light', 2),
  ],
  () => [
    path('M-58 -34 q30 -14 58 4 q28 -18 58 -4 V44 q-30 -14 -58 4 q-28 -18 -58 -4 Z', 'paper'),
    line('M0 -28 V46', 'mid', 4),
    line('M-44 -16 q18 -6 32 2 M-44 2 q18 -6 32 2 M14 -14 q16 -8 30 -2 M14 4 q16 -8 30 -2', 'light', 5),
    circle(40, 34, 16, 'accent'),
  ],
  () => [
    rect(-32, -56, 64, 112, 'accent', 12),
    rect(-25, -44, 50, 80, 'sky', 4),
    circle(0, 46, 5, 'paper'),
    rect(-16, -30, 32, 8, 'deep', 4),
    rect(-16, -14, 22, 8, 'mid', 4),
    rect(-16, 2, 28, 8, 'mid', 4),
  ],
  () => [
    rect(-10, -50, 20, 100, 'accent', 6),
    rect(-50, -10, 100, 20, 'accent', 6),
    circle(-46, -42, 10, 'mid'),
    circle(48, 40, 14, 'mid'),
  ],
  () => [
    rect(-60, -10, 120, 56, 'deep', 10),
    path('M-34 -10 L-20 -40 H22 L40 -10 Z', 'mid'),
    rect(-12, -34, 10, 24, 'paper'),
    circle(-34, 48, 14, 'accent'),
    circle(34, 48, 14, 'accent'),
    circle(-34, 48, 5, 'paper'),
    circle(34, 48, 5, 'paper'),
  ],
  (random) => [
    ...[0, 1, 2, 3].map((bar) => {
      const height = 22 + bar * random.int(14, 22)
      return rect(-54 + bar * 30, 50 - height, 20, height, bar === 3 ? 'accent' : 'mid', 2)
    }),
    line('M-60 52 H64', 'deep', 4),
  ],
]

export const MOTIFS = motifs.length

/** Draws a motif on a tinted background, at the right of a wide image to leave room for text. */
export function drawMotif(random: Random, index: number, size: Size): string {
  const isWide = size.width > size.height * 2
  const x = isWide ? size.width - size.height * 0.75 : size.width / 2 + random.int(-24, 24)
  const y = size.height / 2
  const scale = (size.height / 180) * (isWide ? 1.05 : 0.95)
  const motif = motifs[index]?.(random) ?? []
  return svgByScheme(size, [
    rect(0, 0, size.width, size.height, 'sky'),
    circle(Math.round(x + random.int(-12, 12)), Math.round(y + 8), Math.round(size.height * 0.46), 'light'),
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})">${motif.join('')}</g>`,
  ])
}
