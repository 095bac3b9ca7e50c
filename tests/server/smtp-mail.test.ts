import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createSmtpMail } from '../../src/server/providers/mail/mail-sender.ts'

test('Sending mail fails at the timeout if the SMTP server stops responding', async () => {
  const silent = createServer((socket) => {
    socket.on('error', () => undefined).resume()
    socket.write('220 smtp\r\n')
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, 'Ilteo <no-reply@ilteo.test>', 200)
  await expect(mail.send({ to: 'a@b.test', subject: 's', text: 't' })).rejects.toMatchObject({
    code: 'ETIMEDOUT',
  })
  await new Promise((resolve) => silent.close(resolve))
})
