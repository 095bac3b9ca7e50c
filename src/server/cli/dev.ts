import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** `npm run dev`: the server, restarted when its files change, behind Vite with hot reload. */
const ROOT = join(import.meta.dirname, '..', '..', '..')
const port = process.env['PORT'] ?? '4173'

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch-path=src/server', '--watch-path=src/contract', 'src/server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, WEB: 'off', SERVER_PROCESSES: '1' },
  }),
  spawn('vite', ['--host', '127.0.0.1'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
]

for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill()
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
