import type { JobCategory } from '../../../contract/base/enums.ts'
import type { Random } from '../random.ts'
import { constructionScene } from './construction-scene.ts'
import { factoryScene, warehouseScene } from './factory-scene.ts'
import { farmScene } from './farm-scene.ts'
import { languageScene, officeScene } from './indoor-scene.ts'
import { restaurantScene } from './restaurant-scene.ts'
import { serviceScene } from './service-scene.ts'
import { circle, rect, svgByScheme } from './svg.ts'

export const SCENE_SIZE = { width: 320, height: 180 }

const SCENES: Record<JobCategory, (random: Random) => string[]> = {
  FACTORY: (random) => (random.chance(0.65) ? factoryScene(random) : warehouseScene(random)),
  FARM: farmScene,
  RESTAURANT: restaurantScene,
  CONSTRUCTION: constructionScene,
  TRANSLATION: languageScene,
  OFFICE: officeScene,
  ETC: serviceScene,
}

/** Draws a workplace in flat shapes: purple 1 to 4, with one shape in purple 6. */
export function drawScene(random: Random, category: JobCategory): string {
  const isOutside = category !== 'TRANSLATION' && category !== 'OFFICE'
  const sun =
    isOutside && random.chance(0.6)
      ? [circle(random.int(40, 280), random.int(30, 52), random.int(14, 22), 'paper')]
      : []
  return svgByScheme(SCENE_SIZE, [rect(0, 0, 320, 180, 'sky'), ...sun, ...SCENES[category](random)])
}
