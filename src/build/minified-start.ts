import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** What public/start.js says to its readers is not sent to every visitor. */
export const minifiedStart = (): Plugin => ({
  name: 'minified-start',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle({ dir = '' }) {
    const file = join(dir, 'start.js')
    writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
  },
})
