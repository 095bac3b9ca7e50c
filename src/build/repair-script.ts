import { minifySync, type Plugin } from 'vite'
import { offerRepair, type RepairTexts } from '../client/app/offer-repair.ts'
import { offeredLanguages } from '../reference/interface-languages.ts'
import { textIn } from '../server/i18n/text-in.ts'
import { repairTexts } from '../server/pages/repair-texts.ts'

/**
 * Writes the offer to repair the app into index.html, with its texts in all languages. The server allows the script by its
 * hash (server/pages/inline-scripts.ts).
 */
export const repairScript = (): Plugin => ({
  name: 'repair-script',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'application/json', id: 'repair-texts' },
      children: JSON.stringify(Object.fromEntries(offeredLanguages.map(({ code }) => [code, textsIn(code)]))),
      injectTo: 'head',
    },
    {
      tag: 'script',
      children: minifySync('repair.js', `(${offerRepair.toString()})()`).code.trim(),
      injectTo: 'head',
    },
  ],
})

function textsIn(code: string): RepairTexts {
  const say = textIn(code)
  return [say(repairTexts.title), say(repairTexts.note), say(repairTexts.repair), say(repairTexts.noNetwork)]
}
