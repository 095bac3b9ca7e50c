import { createTransport } from 'nodemailer'
import { writeMessageFile } from '../outbox-file.ts'

/** In ms without a response. Shutdown and other work wait for mails in progress, so this must not take minutes. */
const TIMEOUT = 20_000

/** @param url `smtp://user:password@host:587`, or `smtps://` for implicit TLS */
export function createSmtpMail(url: string, from: string, timeout = TIMEOUT): MailSender & { close(): void } {
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport({ url, ...limits }, { from })
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
    close: () => transport.close(),
  }
}

export interface Mail {
  to: string
  subject: string
  text: string
  /** In angle brackets; the same for every try, so that a mail program that got two shows one. */
  messageId?: string
  headers?: Readonly<Record<string, string>>
}

/** Resolves once the next mail server has accepted the mail; a rejected send may be retried. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}

/** Writes each mail to an `.eml` file in the folder. */
export function createFileMail(folder: string, from: string): MailSender {
  const composer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from, ...mail })
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not composed in memory')
      await writeMessageFile(folder, { kind: 'mail', extension: 'eml', content: message })
    },
  }
}
