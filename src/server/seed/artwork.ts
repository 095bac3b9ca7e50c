import { JOB_CATEGORIES, type JobCategory } from '../../contract/base/enums.ts'
import { drawLogo } from './draw/logo.ts'
import { drawMotif, MOTIFS } from './draw/motif.ts'
import { drawScene } from './draw/scene.ts'
import { createRandom } from './random.ts'

export interface Drawing {
  reference: string
  svg: string
}

/** Illustrations of companies, jobs and news. */
export interface Artwork {
  logos: Drawing[]
  scenes: Record<JobCategory, Drawing[]>
  news: Drawing[]
  wide: Drawing[]
}

const LOGOS = 96
const SCENES_EACH = 24
const NEWS = 60
const WIDE = 7

export function drawArtwork(seed: string): Artwork {
  const random = createRandom(`${seed}/artwork`)
  const name = (kind: string, index: number) =>
    `demo-${fileSafe(seed)}-${kind}-${String(index).padStart(3, '0')}.svg`
  const series = (kind: string, count: number, draw: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ reference: name(kind, index), svg: draw(index) }))
  const scenesOf = (category: JobCategory) =>
    series(category.toLowerCase(), SCENES_EACH, () => drawScene(random, category))
  return {
    logos: series('logo', LOGOS, (index) => drawLogo(random, index)),
    scenes: Object.fromEntries(
      JOB_CATEGORIES.map((category) => [category, scenesOf(category)]),
    ) as Artwork['scenes'],
    news: series('news', NEWS, (index) => drawMotif(random, index % MOTIFS, { width: 320, height: 180 })),
    wide: series('wide', WIDE, (index) => drawMotif(random, index % MOTIFS, { width: 720, height: 240 })),
  }
}

export function allDrawings(artwork: Artwork): Drawing[] {
  return [...artwork.logos, ...Object.values(artwork.scenes).flat(), ...artwork.news, ...artwork.wide]
}

function fileSafe(seed: string): string {
  return (
    seed
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 20) || 'x'
  )
}
