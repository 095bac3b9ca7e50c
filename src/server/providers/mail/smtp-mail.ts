import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'

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
