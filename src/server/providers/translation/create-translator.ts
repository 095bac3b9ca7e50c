import { createDeepl } from './deepl.ts'
import { createLibreTranslate } from './libre-translate.ts'
import { createPapago } from './papago.ts'
import type { TranslationSettings, Translator } from './translator.ts'

/** @returns null where none is set up */
export function createTranslator(settings: TranslationSettings | null): Translator | null {
  switch (settings?.provider) {
    case 'libretranslate':
      return createLibreTranslate(settings)
    case 'papago':
      return createPapago(settings)
    case 'deepl':
      return createDeepl(settings)
    case undefined:
      return null
  }
}
