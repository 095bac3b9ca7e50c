import { workTexts } from '../../i18n/activate-language.ts'
import { lazyPart, optionalPart } from '../../ui/field/optional.tsx'

// Loaded with the names of occupations and phrases in the language of the screen.
export const OccupationPart = optionalPart(() => import('./occupation-part.tsx'), 'OccupationPart', workTexts)

export const OccupationNames = lazyPart(
  async () => (await import('./occupation-part.tsx')).OccupationNames,
  workTexts,
)

export const PhraseLines = optionalPart(() => import('./phrase-lines.tsx'), 'PhraseLines', workTexts)
