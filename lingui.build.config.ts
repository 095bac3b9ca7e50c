import { defineConfig } from '@lingui/conf'
import config from './lingui.config.ts'
import { offeredLanguages } from './src/reference/interface-languages.ts'

/**
 * As lingui.config.ts, with every language that is offered: for builds, which extract nothing. A text that is not
 * translated yet is shown in English, and is found by `npm run check`: a new text must not keep everybody from building.
 */
export default defineConfig({
  ...config,
  fallbackLocales: { ...config.fallbackLocales, default: 'en' },
  locales: [...new Set([...(config.locales ?? []), ...offeredLanguages.map(({ code }) => code)])],
})
