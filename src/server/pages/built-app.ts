import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltApp } from '../../contract/public-pages.ts'

/** The server-rendering part of the built web app; null if the build has none. */
export async function loadBuiltApp(webRoot: string): Promise<BuiltApp | null> {
  const file = join(webRoot, '.server', 'server-entry.js')
  if (!existsSync(file)) return null
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isBuiltApp(module)) throw new Error(`${file} draws no pages; run npm run build`)
  return module
}

function isBuiltApp(module: unknown): module is BuiltApp {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderPage' in module &&
    typeof module.renderPage === 'function' &&
    'drawCard' in module &&
    typeof module.drawCard === 'function'
  )
}
