import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { getSite, type Site } from '../../src/contract/site/site.ts'
import { readEnv } from '../../src/server/config/env.ts'
import { loadSite } from '../../src/server/features/site/load-site.ts'
import { runServer } from '../support/server.ts'

const NOTHING = {
  company: {
    name: null,
    nameInEnglish: null,
    representative: null,
    registrationNumber: null,
    mailOrderNumber: null,
    jobInformationNumber: null,
    address: null,
    addressInEnglish: null,
  },
  contact: { email: null, messengerUrl: null, advertisingPhone: null, weekdayHours: null },
  legal: { termsUrl: null, privacyUrl: null, termsVersion: null, privacyVersion: null },
} satisfies Site

const folder = await mkdtemp(join(tmpdir(), 'ilteo-legal-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const factsOf = async (source: NodeJS.ProcessEnv) => (await loadSite(readEnv(source).site)).facts

describe('Site without settings', async () => {
  const server = await runServer()

  test('GET /site answers null for everything that the operator has not set', async () => {
    expect((await server.call(getSite)).data).toEqual(NOTHING)
    expect((await server.fetch('/legal/terms.txt')).status).toBe(404)
  })
})

describe('Configured site', async () => {
  const file = join(folder, 'terms.txt')
  await writeFile(file, '이용약관 <제1조>\n')
  await writeFile(join(folder, 'terms.vi.txt'), 'Điều khoản sử dụng\n')
  const site = await loadSite(
    readEnv({
      DEMO: 'off',
      COMPANY_NAME: ' 주식회사 보기 ',
      COMPANY_REGISTRATION_NUMBER: '111-11-11119',
      SUPPORT_EMAIL: 'help@jobs.example',
      SUPPORT_HOURS: '9:00-18:00',
      TERMS_FILE: file,
      PRIVACY_URL: 'https://jobs.example/privacy',
    }).site,
  )
  const server = await runServer({ services: { site } })

  test('GET /site answers the settings made and null for the others', async () => {
    expect((await server.call(getSite)).data).toEqual({
      company: { ...NOTHING.company, name: '주식회사 보기', registrationNumber: '111-11-11119' },
      contact: { ...NOTHING.contact, email: 'help@jobs.example', weekdayHours: '9:00-18:00' },
      legal: {
        termsUrl: '/legal/terms.txt',
        privacyUrl: 'https://jobs.example/privacy',
        termsVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
        privacyVersion: 'https://jobs.example/privacy',
      },
    })
  })

  test('GET /legal/terms.txt serves the terms from their file as plain text', async () => {
    const answer = await server.fetch('/legal/terms.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe('이용약관 <제1조>\n')
    expect((await server.fetch('/legal/privacy.txt')).status).toBe(404)
  })

  test.each([
    [{ 'accept-language': 'vi-VN, en;q=0.8' }, 'Điều khoản sử dụng\n'],
    [{ 'accept-language': 'vi', cookie: 'ilteo.reader=ko.entered' }, '이용약관 <제1조>\n'],
    [{ 'accept-language': 'en', cookie: 'ilteo.reader=vi.member' }, 'Điều khoản sử dụng\n'],
    [{ 'accept-language': 'mn' }, '이용약관 <제1조>\n'],
  ])(
    'Readers get the translation that lies beside the terms, else the original: %o',
    async (headers, text) => {
      expect(await (await server.fetch('/legal/terms.txt', { headers })).text()).toBe(text)
    },
  )
})

test('A demonstration without a configured company has a name marked as demo and no other company data', async () => {
  const { company, ...rest } = await factsOf({ DEMO: 'on' })
  expect(company).toEqual({
    ...NOTHING.company,
    name: '주식회사 일터 (데모)',
    nameInEnglish: 'Ilteo Inc. (demo)',
  })
  expect(rest).toEqual({ contact: NOTHING.contact, legal: NOTHING.legal })
})

test('A demonstration with a configured company shows only that company', async () => {
  const { company } = await factsOf({ DEMO: 'on', COMPANY_NAME_EN: 'Example Inc.' })
  expect(company).toEqual({ ...NOTHING.company, nameInEnglish: 'Example Inc.' })
})

test.each([
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL'],
  [{ SUPPORT_MESSENGER_URL: 'javascript:alert(1)' }, 'SUPPORT_MESSENGER_URL'],
  [{ ADVERTISING_PHONE: 'call us' }, 'ADVERTISING_PHONE'],
  [{ TERMS_URL: '/terms' }, 'TERMS_URL'],
  [{ PRIVACY_URL: 'https://jobs.example', PRIVACY_FILE: 'privacy.txt' }, 'PRIVACY_URL'],
  [{ TERMS_FILE: '/nowhere/terms.txt' }, 'TERMS_FILE'],
])('The server refuses to start with %j and names %s', async (source, name) => {
  await expect(factsOf(source)).rejects.toThrow(name)
})
