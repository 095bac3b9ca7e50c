import { createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../src/server/config/env.ts'
import { createSms } from '../../src/server/providers/sms/sms.ts'

const API_KEY = 'NCSTESTKEY'
const API_SECRET = 'a secret of the test'

let vendor: Server | undefined
let folder: string | undefined
afterEach(async () => {
  vendor?.closeAllConnections()
  await new Promise((resolve) => (vendor ? vendor.close(resolve) : resolve(null)))
  vendor = undefined
  if (folder) await rm(folder, { recursive: true, force: true })
  folder = undefined
})

/** A fake of the vendor: checks the signature, accepts messages, and lists the rejected ones. */
async function aVendor(answer?: (response: ServerResponse) => void) {
  const taken: { to: string; from: string; text: string }[] = []
  vendor = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (answer) return answer(response)
      const { pathname } = new URL(request.url ?? '/', 'http://vendor')
      if (request.method !== 'POST' || pathname !== '/messages/v4/send-many/detail')
        return reply(response, 404, { errorCode: 'ResourceNotFound' })
      if (!isSigned(request.headers.authorization ?? ''))
        return reply(response, 403, { errorCode: 'SignatureDoesNotMatch', errorMessage: 'wrong signature' })
      const { messages } = JSON.parse(body)
      taken.push(...messages)
      reply(response, 200, { failedMessageList: [], groupInfo: { count: { total: messages.length } } })
    })
  })
  await new Promise<void>((resolve) => vendor?.listen(0, '127.0.0.1', resolve))
  const { port } = vendor.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, taken }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function isSigned(header: string): boolean {
  const [, apiKey, date = '', salt = '', signature] =
    /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=(\S+)$/.exec(header) ?? []
  const right = createHmac('sha256', API_SECRET)
    .update(date + salt)
    .digest('hex')
  const age = Math.abs(Date.now() - Date.parse(date))
  return (
    apiKey === API_KEY && salt.length >= 12 && salt.length <= 64 && age < 15 * 60_000 && signature === right
  )
}

function aSender(url: string, apiSecret = API_SECRET) {
  const reports: string[] = []
  const settings = { url, apiKey: API_KEY, apiSecret, sender: '0212345678' }
  return { sms: createSms(settings, '/nowhere', (line) => reports.push(line)), reports }
}

describe('Solapi client', () => {
  test('The Solapi client sends the message with a valid signature', async () => {
    const { url, taken } = await aVendor()
    await aSender(url).sms.send('01012345678', '[일터] 123456')
    expect(taken).toEqual([{ to: '01012345678', from: '0212345678', text: '[일터] 123456' }])
  })

  const failed = {
    failedMessageList: [{ to: '01012345678', statusCode: '1062', statusMessage: 'unknown sender' }],
  }
  const failures: [string, ((response: ServerResponse) => void) | undefined, string, string][] = [
    ['a wrong signature', undefined, 'not the secret', 'HTTP 403 SignatureDoesNotMatch'],
    ['a rejected message', (response) => reply(response, 200, failed), API_SECRET, 'status 1062'],
    ['an error page', (response) => response.writeHead(502).end('<html>'), API_SECRET, 'SyntaxError'],
    ['no answer within five seconds', () => undefined, API_SECRET, 'TimeoutError'],
  ]
  test.each(failures)(
    'Sending answers UNAVAILABLE after %s, and the report omits number and text',
    async (_name, answer, secret, reason) => {
      const { url } = await aVendor(answer)
      const { sms, reports } = aSender(url, secret)
      await expect(sms.send('01012345678', 'code 123456')).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        status: 503,
      })
      expect(reports.join('\n')).toContain(reason)
      expect(reports.join('\n')).not.toMatch(/01012345678|123456/)
    },
  )

  test('Sending answers UNAVAILABLE when nothing listens at the address', async () => {
    const { sms } = aSender('http://127.0.0.1:1')
    await expect(sms.send('01012345678', 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})

test('Without a provider a message is written to a private file, and the report names only the file', async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-sms-'))
  const reports: string[] = []
  const outbox = join(folder, 'outbox')
  const sms = createSms(null, outbox, (line) => reports.push(line))
  await sms.send('01012345678', 'code 123456')
  const [name = '', ...others] = await readdir(outbox)
  expect(others).toEqual([])
  expect(name).toMatch(/^sms-.+\.txt$/)
  expect((await readFile(join(outbox, name), 'utf8')).split('\n')).toEqual(['01012345678', 'code 123456', ''])
  expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600)
  expect(reports).toEqual([expect.stringContaining(name)])
  expect(reports.join()).not.toMatch(/01012345678|123456/)
})

describe('Environment variables for text messages', () => {
  const solapi = {
    SMS_PROVIDER: 'solapi',
    SOLAPI_API_KEY: 'k',
    SOLAPI_API_SECRET: 's',
    SOLAPI_SENDER: '02-123-4567',
  }
  test('Solapi is used only if all of its settings are given', () => {
    expect(readEnv({}).solapi).toBeNull()
    expect(readEnv(solapi).solapi).toEqual({
      url: 'https://api.solapi.com',
      apiKey: 'k',
      apiSecret: 's',
      sender: '021234567',
    })
    expect(() => readEnv({ ...solapi, SOLAPI_SENDER: '' })).toThrow('SOLAPI_SENDER')
    expect(() => readEnv({ SMS_PROVIDER: 'pigeon' })).toThrow('pigeon')
    expect(() => readEnv({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY')
  })
})
