import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

const SUITE = join(import.meta.dirname, '..', '..', 'run.mjs')

/** The machine's own Node; in CI it is older than the packaged one. */
function machineNode(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const own = folders
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
  return own.find((path) => existsSync(path)) ?? process.execPath
}

test('The suite starts on the Node of the machine and refuses unknown options with its usage', () => {
  const { status, stderr } = spawnSync(machineNode(), [SUITE, '--unknown'], { encoding: 'utf8' })
  expect(stderr).toMatch(/^usage: npm test/)
  expect(status).toBe(2)
})
