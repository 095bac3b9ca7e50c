import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATION_LENGTH, translateText } from '../../src/contract/message/translation.ts'
import { getSettings } from '../../src/contract/site/settings.ts'
import { createTranslations } from '../../src/server/features/translation/translations.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import {
  createTranslator,
  type TranslationSettings,
} from '../../src/server/providers/translation/translator.ts'
import { translationSettings } from '../../src/server/config/translation-env.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aVendor, type Vendor } from '../support/vendor.ts'

const TEXT = '용접 경험이 있으면 좋습니다.'

let vendor: Vendor
let reports: string[]
beforeAll(async () => {
  vendor = await aVendor()
})

/** As after a restart, without cached translations. */
function useProvider(server: RunningServer, env: Record<string, string>): void {
  reports = []
  vendor.requests = []
  const settings = translationSettings({ TRANSLATION_API_URL: vendor.url, ...env })
  server.services.translations = createTranslations(createTranslator(settings), (line) => reports.push(line))
}

const requestTranslation = (server: RunningServer, text = TEXT, langCode = 'en') =>
  server.call(translateText, { body: { text, langCode } })
const sent = () => JSON.parse(vendor.requests[0]?.body ?? 'null')

describe('Translation providers', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer()
  })

  test('GET /settings says whether a translation provider is set up', async () => {
    useProvider(server, {})
    expect((await server.call(getSettings)).data.translates).toBe(false)
    useProvider(server, { TRANSLATION_PROVIDER: 'libretranslate' })
    expect((await server.call(getSettings)).data.translates).toBe(true)
  })

  test('The LibreTranslate client sends the text with the key', async () => {
    useProvider(server, { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_API_KEY: 'k' })
    vendor.answer = { status: 200, body: { translatedText: 'Welding experience is welcome.' } }
    expect((await requestTranslation(server)).data).toMatchObject({ text: 'Welding experience is welcome.' })
    expect(vendor.requests[0]).toMatchObject({ method: 'POST', url: { pathname: '/translate' } })
    expect(sent()).toEqual({ q: TEXT, source: 'auto', target: 'en', format: 'text', api_key: 'k' })
  })

  test('The Papago client sends its headers and its own code for Chinese', async () => {
    useProvider(server, {
      TRANSLATION_PROVIDER: 'papago',
      TRANSLATION_API_KEY: 'id',
      TRANSLATION_API_SECRET: 'secret',
    })
    vendor.answer = { status: 200, body: { message: { result: { translatedText: '有焊接经验者优先。' } } } }
    expect((await requestTranslation(server, TEXT, 'zh')).data.text).toBe('有焊接经验者优先。')
    expect(vendor.requests[0]).toMatchObject({
      url: { pathname: '/nmt/v1/translation' },
      headers: { 'x-ncp-apigw-api-key-id': 'id', 'x-ncp-apigw-api-key': 'secret' },
    })
    expect(sent()).toEqual({ source: 'auto', target: 'zh-CN', text: TEXT })
  })

  test('The DeepL client asks for American English', async () => {
    useProvider(server, { TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: 'k' })
    vendor.answer = { status: 200, body: { translations: [{ text: 'Welding.' }] } }
    expect((await requestTranslation(server)).data.text).toBe('Welding.')
    expect(vendor.requests[0]).toMatchObject({
      url: { pathname: '/v2/translate' },
      headers: { authorization: 'DeepL-Auth-Key k' },
    })
    expect(sent()).toEqual({ text: [TEXT], target_lang: 'EN-US' })
    await requestTranslation(server, TEXT, 'vi')
    expect(JSON.parse(vendor.requests[1]?.body ?? '')).toEqual({ text: [TEXT], target_lang: 'VI' })
  })
})

describe('Translating a text', () => {
  let server: RunningServer
  const libre = () => useProvider(server, { TRANSLATION_PROVIDER: 'libretranslate' })
  beforeAll(async () => {
    server = await runServer()
  })

  test('Translating answers TRANSLATION_UNAVAILABLE without a provider', async () => {
    const answer = await requestTranslation(await runServer())
    expect([answer.status, answer.problem.responseCode]).toEqual([503, 'TRANSLATION_UNAVAILABLE'])
  })

  test('Concurrent and later readers of a language share one translation', async () => {
    libre()
    vendor.answer = { status: 200, body: { translatedText: 'Once.' } }
    const answers = await Promise.all([
      requestTranslation(server),
      requestTranslation(server),
      requestTranslation(server),
    ])
    expect(answers.map(({ data }) => data.text)).toEqual(['Once.', 'Once.', 'Once.'])
    expect((await requestTranslation(server)).data.text).toBe('Once.')
    expect(vendor.requests).toHaveLength(1)
    await requestTranslation(server, TEXT, 'vi')
    expect(vendor.requests).toHaveLength(2)
  })

  test.each([
    ['rejects the text', 400, { error: 'no such language' }],
    ['fails', 500, 'broken'],
    ['returns something else', 200, `<p>${TEXT}</p>`],
    ['returns an empty text', 200, { translatedText: ' ' }],
  ])(
    'Translating answers TRANSLATION_UNAVAILABLE if the provider %s, and is retried by the next request',
    async (_, status, body) => {
      libre()
      vendor.answer = { status, body }
      const answer = await requestTranslation(server)
      expect([answer.status, answer.problem.responseCode]).toEqual([503, 'TRANSLATION_UNAVAILABLE'])
      expect(reports).toHaveLength(1)
      expect(reports[0]).not.toContain('용접')
      vendor.answer = { status: 200, body: { translatedText: 'Now.' } }
      expect((await requestTranslation(server)).data.text).toBe('Now.')
    },
  )

  test('The text must not exceed the length limit, and the language must be supported', async () => {
    libre()
    vendor.answer = { status: 200, body: { translatedText: 'Long.' } }
    expect((await requestTranslation(server, '가'.repeat(TRANSLATION_LENGTH))).status).toBe(200)
    expect(
      (await requestTranslation(server, '가'.repeat(TRANSLATION_LENGTH + 1))).problem.errors,
    ).toMatchObject([{ field: 'text', code: 'TOO_LONG' }])
    expect((await requestTranslation(server, ' \n ')).status).toBe(400)
    expect((await requestTranslation(server, TEXT, '../x')).status).toBe(400)
    expect(vendor.requests).toHaveLength(1)
  })

  test('Requests are rate-limited per address, except for cached translations', async () => {
    libre()
    await server.database.pool.query('delete from rate_limits')
    server.services.limits = createRateLimits(server.database.pool, {
      translation: { uses: 2, seconds: 3600 },
    })
    vendor.answer = { status: 200, body: { translatedText: 'Few.' } }
    const statuses = []
    for (const text of ['a', 'a', 'b', 'c', 'a'])
      statuses.push((await requestTranslation(server, text)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200])
  })
})

test('Incomplete settings of a translation provider are rejected with the name of the missing one', () => {
  const settings = (source: Record<string, string>): TranslationSettings | null => translationSettings(source)
  expect(settings({})).toBeNull()
  expect(settings({ TRANSLATION_PROVIDER: 'deepl', TRANSLATION_API_KEY: 'k:fx' })).toMatchObject({
    url: 'https://api-free.deepl.com',
  })
  expect(() => settings({ TRANSLATION_PROVIDER: 'papago', TRANSLATION_API_KEY: 'k' })).toThrow(
    'TRANSLATION_API_SECRET',
  )
  expect(() => settings({ TRANSLATION_PROVIDER: 'libretranslate' })).toThrow('TRANSLATION_API_URL')
  expect(() => settings({ TRANSLATION_PROVIDER: 'google' })).toThrow('not google')
})
