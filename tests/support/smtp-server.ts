import { SMTPServer } from 'smtp-server'
import { atEndOfFile } from './end-of-file.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  source: string
}

/** A local SMTP server that records mails; it rejects the given number of mails first. */
export async function anSmtpServer({ refusals = 0 } = {}): Promise<{
  url: string
  received: ReceivedMail[]
}> {
  const received: ReceivedMail[] = []
  let refusalsLeft = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusalsLeft-- > 0)
          return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          source: Buffer.concat(chunks).toString('latin1'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEndOfFile(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the SMTP server has no port')
  return { url: `smtp://127.0.0.1:${address.port}`, received }
}
