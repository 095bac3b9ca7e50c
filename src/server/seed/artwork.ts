import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOB_CATEGORIES, type JobCategory } from '../../contract/base/enums.ts'

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

const IMAGES = join(import.meta.dirname, 'images')

/** The files of `images`, named after the seed: content of two seeds can stand in one folder of uploads. */
export function readArtwork(seed: string): Artwork {
  const files = Map.groupBy(readdirSync(IMAGES).toSorted(), (file) => file.split('-')[0])
  const drawingsOf = (kind: string): Drawing[] =>
    (files.get(kind) ?? []).map((file) => ({
      reference: `demo-${fileSafe(seed)}-${file}`,
      svg: readFileSync(join(IMAGES, file), 'utf8'),
    }))
  return {
    logos: drawingsOf('logo'),
    scenes: Object.fromEntries(
      JOB_CATEGORIES.map((category) => [category, drawingsOf(category.toLowerCase())]),
    ) as Artwork['scenes'],
    news: drawingsOf('news'),
    wide: drawingsOf('wide'),
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
