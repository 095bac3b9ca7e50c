import type { Plugin } from 'vite'
import { offeredLanguages } from '../reference/interface-languages.ts'

const ALL = 'locales/*/*.po'
const codes = offeredLanguages.map(({ code }) => code)

/**
 * Leaves the catalogues of languages that are not offered out of the build. They may be incomplete or even malformed,
 * and would be files that nobody loads. The console is in Korean and English only.
 * @throws Error in a build where the catalogues are imported in another way
 */
export function offeredCatalogues(): Plugin {
  let isFound = false
  return {
    name: 'offered-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: /i18n\/activate-language\.ts$/ },
      handler(code) {
        isFound = code.includes(ALL)
        return code.replace(
          ALL,
          `locales/{${codes.join(',')}}/{messages,members,landing,rights,operator,work}.po`,
        )
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`no module imports ${ALL}`)
    },
  }
}
