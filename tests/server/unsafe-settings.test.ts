import { expect, test } from 'vitest'
import { readEnv } from '../../src/server/config/env.ts'
import { unsafeSettings } from '../../src/server/config/unsafe-settings.ts'

/** The first word of each line, which is the variable. */
const warnedVariables = (source: NodeJS.ProcessEnv) =>
  unsafeSettings(readEnv(source)).map((line) => line.slice(0, line.indexOf(' ')))

const SAFE = {
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://jobs.example',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Ilteo <no-reply@jobs.example>',
  VAPID_SUBJECT: 'mailto:push@jobs.example',
  SMS_PROVIDER: 'solapi',
  SOLAPI_API_KEY: 'key',
  SOLAPI_API_SECRET: 'secret',
  SOLAPI_SENDER: '0212345678',
}

test('A local server and a configured public site get no warnings', () => {
  expect(unsafeSettings(readEnv({}))).toEqual([])
  expect(unsafeSettings(readEnv({ PUBLIC_URL: 'http://localhost:4173' }))).toEqual([])
  expect(unsafeSettings(readEnv(SAFE))).toEqual([])
})

test.each([
  [{ DEMO: 'on' }, 'DEMO'],
  [{ PAYMENT_PROVIDER: 'sandbox' }, 'PAYMENT_PROVIDER'],
  [{ TRUST_PROXY: '' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.1,0.0.0.0/0' }, 'TRUST_PROXY'],
  [{ SMTP_URL: '' }, 'SMTP_URL'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ VAPID_SUBJECT: '' }, 'VAPID_SUBJECT'],
  [{ SMS_PROVIDER: 'log' }, 'SMS_PROVIDER'],
])('A public site configured except for %j is warned about %s only', (change, name) => {
  expect(warnedVariables({ ...SAFE, ...change })).toEqual([name])
})

test('A server on all interfaces without settings is warned about everything unsafe', () => {
  expect(warnedVariables({ HOST: '0.0.0.0' })).toEqual([
    'DEMO',
    'PAYMENT_PROVIDER',
    'PUBLIC_URL',
    'SMTP_URL',
    'SMS_PROVIDER',
    'VAPID_SUBJECT',
  ])
})

test('A public http address is warned about', () => {
  expect(warnedVariables({ ...SAFE, PUBLIC_URL: 'http://jobs.example', PAYMENT_PROVIDER: 'none' })).toEqual([
    'PUBLIC_URL',
  ])
})
