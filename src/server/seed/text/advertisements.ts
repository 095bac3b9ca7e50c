import type { LanguageCode } from '../../../reference/interface-languages.ts'
import advertisements from './advertisements.json' with { type: 'json' }

export const ADVERTISEMENTS: readonly { link: string; titles: Record<LanguageCode, string> }[] =
  advertisements
