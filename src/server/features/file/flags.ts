import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { countries } from '../../../reference/countries.ts'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
const codes = new Set(countries.map((country) => country.code.toLowerCase()))

/** Flag of a country (ISO 3166-1, lower case) as SVG, three by two; null if unknown. */
export async function readFlag(code: string): Promise<string | null> {
  if (!codes.has(code)) return null
  try {
    return await readFile(join(FOLDER, `${code.toUpperCase()}.svg`), 'utf8')
  } catch {
    return null
  }
}
