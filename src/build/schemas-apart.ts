import type { Plugin } from 'vite'
import { splitContract } from './split-contract.ts'

/** A module of the contract as it is imported, or one of its halves. */
const MODULE = /^(.*\/src\/contract\/[\w-]+\.ts)(?:\?(plain|schemas))?$/

/**
 * Bundles each module of the contract as two, so that a page which only calls the server, as all do on a first visit,
 * loads neither schemas nor their library. Schemas come with the forms that check by them.
 */
export const schemasApart = (): Plugin => ({
  name: 'schemas-apart',
  enforce: 'pre',
  load: {
    filter: { id: MODULE },
    handler(id) {
      const [, file = id, half] = MODULE.exec(id) ?? []
      this.addWatchFile(file)
      const { plain, schemas } = splitContract(file)
      const both = `export * from '${file}?plain'\nexport * from '${file}?schemas'\n`
      const code = half === 'plain' ? plain : half === 'schemas' ? schemas : both
      return { code, moduleType: 'ts', moduleSideEffects: false }
    },
  },
})
