import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report, Sms } from './sms.ts'

/** Needs nothing: every message is a file with two lines, number and text. The report names the file only. */
export function createFileSms(outboxDir: string, report: Report): Sms {
  return {
    async send(to, text) {
      await mkdir(outboxDir, { recursive: true, mode: 0o700 })
      const name = `sms-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`
      const path = join(outboxDir, name)
      // Renamed when whole: whoever watches the folder never reads half a message.
      await writeFile(`${path}.unfinished`, `${to}\n${text}\n`, { mode: 0o600 })
      await rename(`${path}.unfinished`, path)
      report(`a text message lies in ${path}`)
    },
  }
}
