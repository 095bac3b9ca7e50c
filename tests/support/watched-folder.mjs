import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const WATCHDOG = join(import.meta.dirname, 'watchdog.mjs')

/**
 * Creates a temporary folder that is removed when this process ends, even if it is killed: a watchdog notices it by the
 * other end of a pipe. Processes that have the folder in their arguments are ended first.
 * @param {string} prefix of its name
 * @param {string} parent the folder to create it in
 */
export function watchedFolder(prefix, parent = tmpdir()) {
  const path = mkdtempSync(join(parent, prefix))
  // Where this process is root, PostgreSQL runs as another user.
  chmodSync(path, 0o711)
  // In a session of its own, so that it survives what ends this process.
  const watchdog = spawn(process.execPath, [WATCHDOG, path], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const removed = new Promise((resolve) => watchdog.once('exit', resolve))
  // Neither the watchdog nor the pipe keeps this process running.
  watchdog.unref()
  watchdog.stdin.unref()
  // The watchdog may have been killed.
  watchdog.stdin.on('error', () => undefined)
  return {
    path,
    /**
     * Ends this process group before it removes the folder.
     * @param {number} group
     */
    watch(group) {
      watchdog.stdin.write(`${group}\n`)
    },
    /** Ends the processes and removes the folder now. */
    async remove() {
      watchdog.ref()
      watchdog.stdin.end()
      await removed
    },
  }
}
