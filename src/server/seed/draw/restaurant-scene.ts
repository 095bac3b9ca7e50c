import type { Random } from '../random.ts'
import { circle, line, path, rect, type Tone } from './svg.ts'

/** A shop front with an awning, or a table with a steaming bowl. */
export function restaurantScene(random: Random): string[] {
  return random.chance(0.55) ? shop(random) : table(random)
}

function shop(random: Random): string[] {
  const left = random.int(64, 84)
  const width = 320 - left * 2
  const stripes = random.int(5, 8)
  const step = width / stripes
  const awning = Array.from({ length: stripes }, (_, stripe) => {
    const x = left + stripe * step
    const tone: Tone = stripe % 2 === 0 ? 'deep' : 'paper'
    return path(`M${x} 74 H${x + step} V96 A${step / 2} 9 0 0 1 ${x} 96 Z`, tone)
  })
  return [
    rect(left, 50, width, 104, 'mid'),
    rect(left + 14, 108, width * 0.5, 46, 'paper', 2),
    circle(left + 14 + width * 0.25, 130, 12, 'light'),
    rect(left + width * 0.68, 106, width * 0.22, 48, 'accent', 2),
    ...awning,
    rect(left + 20, 56, width - 40, 10, 'light', 5),
    rect(0, 154, 320, 26, 'light'),
  ]
}

function table(random: Random): string[] {
  const x = random.int(130, 190)
  const steam = [-22, 0, 22].map((shift) =>
    line(`M${x + shift} 76 q-8 -10 0 -20 t0 -${random.int(14, 22)}`, 'mid', 4),
  )
  const side = random.chance(0.5) ? x + 96 : x - 96
  return [
    ...steam,
    rect(0, 136, 320, 44, 'mid'),
    path(`M${x - 62} 88 H${x + 62} A62 50 0 0 1 ${x - 62} 88 Z`, 'accent'),
    rect(x - 24, 130, 48, 8, 'deep', 3),
    path(`M${side - 26} 118 H${side + 26} A26 20 0 0 1 ${side - 26} 118 Z`, 'paper'),
    circle(side - 8, 114, 8, 'deep'),
    circle(side + 9, 115, 7, 'light'),
    line(`M${x + 30} 84 L${x + 84} 48 M${x + 40} 86 L${x + 92} 56`, 'deep', 4),
  ]
}
