import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/** Path of a country's flag (ISO 3166-1, lower case) as SVG, three by two. There may be none. */
export const flagFile = (code: string): string => join(FOLDER, `${code.toUpperCase()}.svg`)
