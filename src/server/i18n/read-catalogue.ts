import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'

const LOCALES = join(import.meta.dirname, '../../../locales')

/** The server's own texts, and those it shares with the web app. */
const CATALOGUES = ['messages', 'server'] as const

/** Translations by their English text; those not made yet are absent. */
export function readCatalogue(langCode: string, catalogues: readonly string[] = CATALOGUES) {
  return new Map(
    catalogues.flatMap((name) =>
      parsePo(readFileSync(join(LOCALES, langCode, `${name}.po`), 'utf8'))
        .items.filter(({ obsolete }) => !obsolete)
        .flatMap(({ msgid, msgstr }) => (msgstr[0] ? [[msgid, msgstr[0]] as const] : [])),
    ),
  )
}
