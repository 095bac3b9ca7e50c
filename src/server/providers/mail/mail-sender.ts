import { createTransport } from 'nodemailer'
import { putInOutbox } from '../outbox-file.ts'

/** Milliseconds without a word from the server. Whatever waits for a mail, ending the process too, must not wait for minutes. */
const PATIENCE = 20_000

/** Through an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export function createSmtpMail(
  url: string,
  from: string,
  patience = PATIENCE,
): MailSender & { close(): void } {
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
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
}

/** Sends mail. A promise that is kept means that the next station has taken it; one that is broken may be tried again. */
export interface MailSender {
  send(mail: Mail): Promise<void>
}

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
