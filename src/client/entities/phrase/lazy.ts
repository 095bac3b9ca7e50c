import { lazy } from 'react'
import { workTexts } from '../../i18n/activate-language.ts'

/** Loaded with the names of occupations and phrases in the language of the screen. */
const withTexts = async <T>(load: Promise<T>): Promise<T> => {
  const [module] = await Promise.all([load, workTexts()])
  return module
}

export const OccupationPart = lazy(() =>
  withTexts(import('./occupation-part.tsx')).then((module) => ({ default: module.OccupationPart })),
)

export const OccupationNames = lazy(() =>
  withTexts(import('./occupation-part.tsx')).then((module) => ({ default: module.OccupationNames })),
)

export const PhraseLines = lazy(() =>
  withTexts(import('./phrase-lines.tsx')).then((module) => ({ default: module.PhraseLines })),
)
