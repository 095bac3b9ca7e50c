import { defineConfig } from '@lingui/conf'
import { catalogs, format, macro } from './lingui.config.ts'
import { interfaceLanguages, WRITTEN_WITH_CODE } from './src/reference/interface-languages.ts'

const writtenWithCode = new Set<string>(WRITTEN_WITH_CODE)

/**
 * The languages that translators fill (docs/languages.md), without the operators' console. Apart from
 * lingui.config.ts, so that extracting new texts does not touch files that translators have open.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: interfaceLanguages.map(({ code }) => code).filter((code) => !writtenWithCode.has(code)),
  catalogs,
  format,
  macro,
})
