import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { libraryStubs } from '../../../src/build/library-stubs.ts'

const STUBBED = 'idb-keyval/dist/index.js'
const STUB = 'export const get = () => "stub of idb-keyval"'

/** The code of a page that imports the library, built with these stubs. */
async function built(stubs: Record<string, string>): Promise<string> {
  const entry = '\0entry'
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '../../..'),
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => (id === entry ? 'import { get } from "idb-keyval"; console.log(get())' : null),
      },
      libraryStubs(stubs),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((each) => ('code' in each ? each.code : '')).join('\n')
}

test('a build contains the stub in place of the library module', async () => {
  expect(await built({ [STUBBED]: STUB })).toContain('stub of idb-keyval')
})

test('a build fails when a module that should be replaced is not loaded', async () => {
  const moved = 'idb-keyval/dist/moved.js'
  await expect(built({ [STUBBED]: STUB, [moved]: '' })).rejects.toThrow(`not loaded: ${moved}`)
})
