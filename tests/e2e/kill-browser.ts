import type { BrowserContext } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Ends a browser as the system would, with SIGKILL. */
export async function killBrowser(browser: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => browser.once('close', resolve))
  for (const pid of await browserProcesses(profile)) process.kill(pid, 'SIGKILL')
  await closed
}

/** The browser's own process, and the script that started it where there is one; the others end with it. */
async function browserProcesses(profile: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axwwo', 'pid=,command='], { maxBuffer: 10_000_000 })
  return stdout
    .split('\n')
    .filter((line) => line.includes(`--user-data-dir=${profile}`) && !line.includes(' --type='))
    .map((line) => Number.parseInt(line, 10))
}
