import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import type { RepairTexts } from '../client/app/offer-repair.ts'
import { offeredLanguages } from '../reference/interface-languages.ts'
import { textIn } from '../server/i18n/text-in.ts'
import { repairTexts } from '../server/pages/repair-texts.ts'

const APP = join(import.meta.dirname, '../client/app')

/**
 * Writes into index.html the scripts that run before any file of the app has loaded: the stored colour scheme, and the
 * offer to repair the app, with its texts in all languages. The server allows them by their hashes
 * (server/pages/inline-scripts.ts).
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transformIndexHtml: async () => [
    {
      tag: 'script',
      children: await scriptOf('first-color-scheme.ts'),
      injectTo: 'head',
    },
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'repair-texts' },
      children: JSON.stringify(Object.fromEntries(offeredLanguages.map(({ code }) => [code, textsIn(code)]))),
      injectTo: 'head',
    },
    {
      tag: 'script',
      children: await scriptOf('offer-repair.ts'),
      injectTo: 'head',
    },
  ],
})

function textsIn(code: string): RepairTexts {
  const say = textIn(code)
  return [say(repairTexts.title), say(repairTexts.note), say(repairTexts.repair), say(repairTexts.noNetwork)]
}

async function scriptOf(file: string): Promise<string> {
  const bundle = await rolldown({ input: join(APP, file), logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
