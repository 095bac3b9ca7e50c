import { defineConfig } from '@lingui/conf'
import config from './lingui.config.ts'
import { offeredLanguages } from './src/reference/interface-languages.ts'

/** As lingui.config.ts, with every language that is offered: for builds, which extract nothing. */
export default defineConfig({
  ...config,
  locales: [...new Set([...(config.locales ?? []), ...offeredLanguages.map(({ code }) => code)])],
})
