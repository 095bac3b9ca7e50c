import { workTexts } from '../../i18n/activate-language.ts'
import { lazyPart } from '../../ui/field/optional.tsx'

// Loaded with the names of occupations and phrases in the language of the screen.
export const OccupationPart = lazyPart(
  async () => (await import('./occupation-part.tsx')).OccupationPart,
  workTexts,
)

export const OccupationNames = lazyPart(
  async () => (await import('./occupation-part.tsx')).OccupationNames,
  workTexts,
)

export const PhraseLines = lazyPart(async () => (await import('./phrase-lines.tsx')).PhraseLines, workTexts)
