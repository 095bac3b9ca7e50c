import { createTransport } from 'nodemailer'
import { putInOutbox } from '../outbox-file.ts'
import type { MailSender } from './mail-sender.ts'

/** Needs nothing: one `.eml` file a mail in the folder. */
export function createFileMail(folder: string, from: string): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail })
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory')
      await putInOutbox(folder, { kind: 'mail', extension: 'eml', content: message })
    },
  }
}
