import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-embedded-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Process {
  child: ChildProcess
  /** Resolves to the address once it listens, rejects with what it printed if it ends before. */
  listening: Promise<string>
  ended: Promise<{ code: number | null; output: string }>
}

function start(port = 0): Process {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    DATABASE_URL: '',
    WEB: 'off',
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, output })),
  )
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /listening on (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => reject(new Error(output)))
  })
  listening.catch(() => undefined)
  return { child, listening, ended }
}

const signUp = (address: string, email: string) =>
  fetch(`${address}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ authType: 'EMAIL', email, name: 'A', password: 'long enough', role: 'EMPLOYEE' }),
  })

test('what was acknowledged before a kill -9 is there afterwards, and a second process is refused meanwhile', async () => {
  const first = start()
  const address = await first.listening
  expect((await signUp(address, 'kept@ilteo.test')).status).toBe(201)

  const second = start()
  const refused = await second.ended
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('is in use by another Ilteo server')

  first.child.kill('SIGKILL')
  await first.ended
  const third = start()
  expect((await signUp(await third.listening, 'kept@ilteo.test')).status).toBe(409)

  third.child.kill('SIGTERM')
  expect((await third.ended).code).toBe(0)
})

test('a server whose port is taken says so and ends', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, output } = await start(port).ended
  expect(code).toBe(1)
  expect(output).toContain('EADDRINUSE')
  other.close()
})
