import { expect } from '@playwright/test'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { runAs } from '../../src/server/db/embedded/run-as.ts'
import { freePort } from '../support/server-process.ts'
import type { Driver, DriverOptions } from './driver.ts'
import { type ElementReference, type Session, startSession } from './webdriver.ts'

const BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

/**
 * WebKitGTK over WebDriver, on a screen of its own. Its automation keeps nothing on the disk: a session has its storage
 * in memory, so it cannot be killed and opened again.
 */
export async function openWebKit({ size, userAgent }: DriverOptions): Promise<Driver<ElementReference>> {
  const home = await mkdtemp(join(tmpdir(), 'ilteo-webkit-'))
  const [binary] = globSync(BROWSERS)
  if (binary === undefined) throw new Error(`no ${BROWSERS}`)
  // Not as root: WebKit starts its processes in a sandbox of the user's.
  const user = runAs()
  await chmod(home, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) await chown(home, user.uid, user.gid)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    ...user,
    cwd: home,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${String(display).trim()}`,
      LANG: 'en_US.UTF-8',
      LANGUAGE: 'en',
    },
  })
  const driver = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  const errors: string[] = []
  const session = await startSession(driver, {
    'webkitgtk:browserOptions': {
      binary,
      args: [
        '--automation',

        ...(userAgent ? [`--user-agent=${userAgent}`] : []),
      ],
    },
  })
  await session.setSize(size)
  return {
    name: `WebKitGTK ${session.browserVersion}`,
    async goto(address) {
      errors.push(...(await recordedErrors(session)))
      await session.navigate(address)
      await session.execute(String(recordErrors), null)
    },
    evaluate: (work, argument) => session.execute(String(work), argument) as never,
    find: (work, argument) => session.execute(String(work), argument) as Promise<ElementReference | null>,
    inspect: (work, element) => session.execute(String(work), element) as never,
    click: (element) => session.click(element),
    type: (element, text) => session.sendKeys(element, text),
    chooseFile: (element, path) => session.sendKeys(element, path),
    screenshot: async () => Buffer.from(await session.screenshot(), 'base64'),
    errors: async () => [...errors, ...(await recordedErrors(session))],
    async close() {
      await session.end()
      await Promise.all([end(server), end(screen)])
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

declare global {
  var recordedErrors: string[] | undefined
}

/** Runs in the page. The driver reports no console, and in its storage in memory WebKit prints none. */
function recordErrors(): void {
  const errors: string[] = (globalThis.recordedErrors = [])
  const log = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '))
    log(...parts)
  }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

const recordedErrors = (session: Session) =>
  session.execute(
    String(() => globalThis.recordedErrors ?? []),
    null,
  ) as Promise<string[]>

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
