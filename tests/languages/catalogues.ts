import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePo, type PoItem } from 'pofile-ts'

export const LOCALES = join(import.meta.dirname, '../../locales')

/** What a translator fills. The operators' console is in Korean and English only. */
export const CATALOGUES = ['messages', 'members', 'landing', 'rights', 'server', 'work'] as const

export interface Entry {
  catalogue: string
  source: string
  /** Tells texts apart that are the same in English; empty for most. */
  context: string
  translation: string
}

/** The texts of the product in English, each with its translation; empty where there is none. */
export function entriesIn(code: string, catalogues: readonly string[] = CATALOGUES): Entry[] {
  return catalogues.flatMap((catalogue) => {
    const translations = new Map(textsIn(code, catalogue).map((item) => [keyOf(item), item.msgstr[0]]))
    return textsIn('en', catalogue).map((item) => ({
      catalogue,
      source: item.msgid,
      context: item.msgctxt ?? '',
      translation: translations.get(keyOf(item)) ?? '',
    }))
  })
}

const keyOf = ({ msgctxt, msgid }: PoItem) => JSON.stringify([msgctxt ?? '', msgid])

function textsIn(code: string, catalogue: string): PoItem[] {
  const file = join(LOCALES, code, `${catalogue}.po`)
  if (!existsSync(file)) return []
  return parsePo(readFileSync(file, 'utf8')).items.filter(({ obsolete }) => !obsolete)
}

/** A JSON file below `locales`; the default where there is none. */
export function readLocaleJson<T>(path: string, otherwise: T): T {
  const file = join(LOCALES, path)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise
}
