import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources by which the content security policy allows the inline scripts of the built shell. */
export function inlineScriptSources(webRoot: string): string[] {
  const shell = readFileSync(join(webRoot, 'index.html'), 'utf8')
  return Array.from(
    shell.matchAll(/<script>(.*?)<\/script>/gs),
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
