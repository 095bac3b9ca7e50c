import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Names a class of a CSS module after itself and its file, so that the names of one file compress well. Vite's default
 * adds the line.
 */
export function scopedClassName(name: string, file: string): string {
  const [path = ''] = relative(ROOT, file).split('?')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
