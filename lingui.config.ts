import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languages } from './src/client/i18n/languages.ts'

/** The pseudo-locale exists for layout tests only: text about 40 % longer, no catalogue of its own to translate. */
const PSEUDO = 'pseudo'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages.map((language) => language.code), PSEUDO],
  pseudoLocale: { locale: PSEUDO, prepend: '⟦', append: '⟧', extend: 0.4 },
  fallbackLocales: { [PSEUDO]: 'en' },
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>/src/client'] }],
  format: formatter({ lineNumbers: false, origins: false }),
})
