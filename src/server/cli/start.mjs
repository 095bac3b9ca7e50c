// `npm start`: installs and builds what is missing, then runs the server with the product's Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { productEnv, productNode, ROOT, SERVER_ENV, SERVER_FLAGS } from './install.mjs'

try {
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

const server = spawn(productNode(), [...SERVER_FLAGS, join(ROOT, 'src', 'server', 'main.ts')], {
  stdio: 'inherit',
  env: { ...SERVER_ENV, ...productEnv() },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
