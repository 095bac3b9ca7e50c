import { createTransport } from 'nodemailer'
import type { MailSender } from './mail-sender.ts'

/** Through an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export function createSmtpMail(url: string, from: string): MailSender & { close(): void } {
  const transport = createTransport(url, { from })
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
    close: () => transport.close(),
  }
}
