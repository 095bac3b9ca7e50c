import { putInOutbox } from '../outbox-file.ts'
import type { Report, Sms } from './sms.ts'

/** Needs nothing: every message is a file with two lines, number and text. The report names the file only. */
export function createFileSms(outboxDir: string, report: Report): Sms {
  return {
    async send(to, text) {
      const path = await putInOutbox(outboxDir, {
        kind: 'sms',
        extension: 'txt',
        content: `${to}\n${text}\n`,
      })
      report(`a text message lies in ${path}`)
    },
  }
}
