import type { Random } from '../random.ts'
import { circle, line, path, polygon, rect, windows } from './svg.ts'

const GROUND = 154

/** A delivery van in a street, or a hotel with a cleaning cart. */
export function serviceScene(random: Random): string[] {
  return random.chance(0.6) ? van(random) : hotel(random)
}

function van(random: Random): string[] {
  const x = random.int(70, 120)
  return [
    ...street(random),
    rect(x, 82, 96, 62, 'accent', 6),
    path(`M${x + 96} 98 H${x + 124} L${x + 142} 120 V144 H${x + 96} Z`, 'deep'),
    polygon(
      [
        [x + 104, 104],
        [x + 121, 104],
        [x + 132, 120],
        [x + 104, 120],
      ],
      'paper',
    ),
    circle(x + 28, 146, 15, 'mid'),
    circle(x + 28, 146, 6, 'paper'),
    circle(x + 112, 146, 15, 'mid'),
    circle(x + 112, 146, 6, 'paper'),
    rect(0, GROUND + 6, 320, 20, 'light'),
  ]
}

function street(random: Random): string[] {
  return Array.from({ length: 5 }, (_, house) => {
    const height = random.int(36, 84)
    return (
      rect(12 + house * 62, GROUND + 6 - height, 48, height, 'light') +
      windows(24 + house * 62, GROUND + 16 - height, 2, 1, 'paper', 18, 9)
    )
  })
}

function hotel(random: Random): string[] {
  const left = random.int(60, 90)
  const cart = left + random.int(130, 150)
  return [
    rect(left, 36, 104, GROUND - 36, 'mid'),
    windows(left + 14, 50, 4, 4, 'paper', 22, 12),
    rect(left + 40, GROUND - 26, 24, 26, 'deep', 2),
    rect(cart, 108, 52, 34, 'accent', 4),
    line(`M${cart} 112 L${cart - 12} 92 H${cart - 22}`, 'deep', 4),
    rect(cart + 6, 90, 18, 18, 'paper', 3),
    rect(cart + 28, 96, 16, 12, 'deep', 3),
    circle(cart + 12, 148, 6, 'deep'),
    circle(cart + 42, 148, 6, 'deep'),
    rect(0, GROUND, 320, 26, 'light'),
  ]
}
