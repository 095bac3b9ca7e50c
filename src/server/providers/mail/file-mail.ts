import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'

/** Needs nothing: one `.eml` file a mail in the folder, for whoever runs the site to read. */
export function createFileMail(folder: string, from: string): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail })
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory')
      // Links in these mails are keys: nobody else on the machine may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `mail-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const path = join(folder, name)
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}
