import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, type Plugin } from 'vite'

/** Strips the comments of public/start.js before it is sent to visitors. */
export const minifiedStart = (): Plugin => ({
  name: 'minified-start',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle({ dir = '' }) {
    const file = join(dir, 'start.js')
    writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code)
  },
})
