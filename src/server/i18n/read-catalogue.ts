import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo } from 'pofile-ts'
import { messageId } from '../../contract/base/define-message.ts'

const LOCALES = join(import.meta.dirname, '../../../locales')

/** The server's own texts, and those it shares with the web app. */
export const CATALOGUES = ['members', 'messages', 'rights', 'server', 'work'] as const

/** Translations by the ids of their texts; those not made yet are absent. */
export function readCatalogue(langCode: string, catalogues: readonly string[] = CATALOGUES) {
  // Copied: the parser's strings are parts of the file, and would keep all of it in memory.
  return structuredClone(
    new Map(
      catalogues.flatMap((name) =>
        parsePo(textOf(langCode, name))
          .items.filter(({ obsolete }) => !obsolete)
          .flatMap(({ msgid, msgctxt, msgstr }) =>
            msgstr[0] ? [[messageId(msgid, msgctxt), msgstr[0]] as const] : [],
          ),
      ),
    ),
  )
}

/** A language that translators have not been through since a catalogue was added has none. */
function textOf(langCode: string, name: string): string {
  const file = join(LOCALES, langCode, `${name}.po`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
