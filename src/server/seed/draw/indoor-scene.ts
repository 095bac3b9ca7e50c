import type { Random } from '../random.ts'
import { circle, line, path, polygon, rect, windows } from './svg.ts'

/** Two speech bubbles, with a globe or a book. */
export function languageScene(random: Random): string[] {
  const left = random.int(44, 64)
  const right = random.int(170, 190)
  const rows = (x: number, y: number, tone: 'deep' | 'paper') =>
    [0, 1, 2].map((row) => rect(x, y + row * 15, random.int(40, 72), 7, tone, 3)).join('')
  return [
    rect(left, 34, 108, 66, 'paper', 14),
    polygon(
      [
        [left + 20, 98],
        [left + 44, 98],
        [left + 22, 118],
      ],
      'paper',
    ),
    rows(left + 18, 50, 'deep'),
    rect(right, 66, 104, 62, 'accent', 14),
    polygon(
      [
        [right + 62, 126],
        [right + 86, 126],
        [right + 84, 146],
      ],
      'accent',
    ),
    rows(right + 18, 82, 'paper'),
    ...(random.chance(0.5) ? globe(random.int(120, 150)) : book(random.int(96, 120))),
  ]
}

function globe(x: number): string[] {
  return [
    circle(x, 146, 26, 'mid'),
    line(`M${x - 26} 146 H${x + 26} M${x} 120 V172 M${x} 120 q-18 26 0 52 M${x} 120 q18 26 0 52`, 'light', 3),
  ]
}

function book(x: number): string[] {
  return [
    path(`M${x} 170 V136 q26 -10 44 2 q18 -12 44 -2 V170 q-26 -8 -44 2 q-18 -10 -44 -2 Z`, 'mid'),
    line(`M${x + 44} 138 V172`, 'light', 3),
  ]
}

/** A desk with a screen in front of a window or shelf, sometimes with a plant. */
export function officeScene(random: Random): string[] {
  const x = random.int(120, 168)
  const bars = [0, 1, 2, 3].map((bar) => {
    const height = random.int(10, 34)
    return rect(x + 14 + bar * 18, 106 - height, 11, height, bar === 2 ? 'deep' : 'light', 1)
  })
  return [
    ...(random.chance(0.5) ? skyline(random) : shelf(random)),
    rect(x, 62, 96, 56, 'paper', 5),
    ...bars,
    rect(x + 38, 118, 20, 14, 'deep'),
    rect(42, 132, 236, 9, 'mid', 3),
    rect(58, 141, 10, 39, 'mid'),
    rect(252, 141, 10, 39, 'mid'),
    rect(x - 34, 112, 20, 20, 'accent', 4),
    line(`M${x - 14} 117 q10 5 0 10`, 'accent', 4),
    ...(random.chance(0.6) ? plant(238) : []),
  ]
}

function skyline(random: Random): string[] {
  return [
    rect(36, 22, 120, 84, 'light', 4),
    rect(50, 106 - random.int(34, 56), 26, 48, 'mid'),
    rect(84, 106 - random.int(24, 64), 30, 42, 'mid'),
    windows(90, 72, 2, 1, 'light', 12, 6),
    line('M96 22 V106', 'sky', 4),
  ]
}

function shelf(random: Random): string[] {
  const books = Array.from({ length: 7 }, (_, place) => {
    const height = random.int(18, 30)
    return rect(44 + place * 13, 66 - height, 10, height, place % 3 === 0 ? 'deep' : 'mid', 1)
  })
  return [...books, rect(36, 66, 108, 6, 'light', 3)]
}

function plant(x: number): string[] {
  return [
    rect(x - 10, 114, 20, 18, 'light', 3),
    path(
      `M${x} 114 C${x - 26} 104 ${x - 20} 80 ${x - 6} 78 C${x - 2} 92 ${x} 100 ${x} 114 C${x + 2} 98 ${x + 8} 88 ${x + 20} 86 C${x + 24} 104 ${x + 12} 112 ${x} 114 Z`,
      'deep',
    ),
  ]
}
