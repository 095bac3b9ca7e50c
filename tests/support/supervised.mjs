import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { watchedFolder } from './watched-folder.mjs'

const FOLDER = 'ILTEO_RUN_FOLDER'
/** In ms. */
const PARENT_CHECK = 1000

/**
 * Starts the current program again, in a process group of its own and with a temporary folder; only that second process
 * returns from this call. The first one waits for it and exits with its code. However the first one ends (Ctrl+C, kill,
 * kill -9), all processes of the group end with it and the folder is removed.
 * @param {string} prefix of the folder's name
 * @param {string} [parent] the folder to create it in
 * @returns {Promise<string>} the folder's path
 */
export async function supervised(prefix, parent) {
  const given = process.env[FOLDER]
  if (given) {
    delete process.env[FOLDER]
    return given
  }
  const interruption = interrupted()
  const folder = watchedFolder(prefix, parent)
  const child = spawn(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, [FOLDER]: folder.path },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  folder.watch(child.pid)
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const code = await Promise.race([ended, interruption])
  await folder.remove()
  process.exit(code)
}

/** Resolves to an exit code at the first signal; later ones do not interrupt the cleaning. */
function interrupted() {
  return new Promise((resolve) => {
    const end = (signal) => resolve(128 + constants.signals[signal])
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
    // npm may be killed without passing a signal on; it is the parent, as the script in package.json begins with `exec`.
    // Other parents, such as a shell, may be left on purpose.
    const parent = process.ppid
    if (process.env.npm_lifecycle_event)
      setInterval(() => process.ppid !== parent && end('SIGHUP'), PARENT_CHECK).unref()
  })
}
