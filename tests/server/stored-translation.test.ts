import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { getMyResume } from '../../src/contract/candidate/resume.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { type TranslatedField, translateText } from '../../src/contract/message/translation.ts'
import { translationTerms } from '../../src/server/config/translation-env.ts'
import {
  type TranslationTerms,
  createTranslations,
} from '../../src/server/features/translation/translations.ts'
import { translateAhead } from '../../src/server/features/translation/stored.ts'
import { createTranslator } from '../../src/server/providers/translation/translator.ts'
import { eventually } from '../support/eventually.ts'
import { type JobRow, aCompany, aJob, publish } from '../support/jobs.ts'
import { type LibreTranslate, aLibreTranslate, reset } from '../support/libre-translate.ts'
import { aWorker } from '../support/members.ts'
import { aResumeForm } from '../support/resumes.ts'
import { type RunningServer, runServer } from '../support/server.ts'

const madeDate: unknown = expect.any(String)

const TITLE = '용접공을 찾습니다'
const DETAILS = '기숙사가 있습니다.'

let server: RunningServer
let provider: LibreTranslate
let companyId: string
beforeAll(async () => {
  server = await runServer()
  provider = await aLibreTranslate()
  companyId = await aCompany(server.database.db, new Date())
})
beforeEach(async () => {
  reset(provider)
  useProvider()
  await server.database.pool.query('delete from translation_days; delete from rate_limits')
})

/** As after a restart: nothing is in memory. */
function useProvider(terms: Partial<TranslationTerms> = {}): void {
  const translator = createTranslator({ provider: 'libretranslate', url: provider.url, apiKey: null })
  const named = { provider: 'libretranslate', readerLimit: 60_000, ...terms }
  server.services.translations = createTranslations(translator, () => undefined, named)
}

async function aPublicJob(words: Partial<JobRow> = {}): Promise<JobRow> {
  const job = aJob(companyId, new Date(), { title: TITLE, details: DETAILS, ...words })
  await publish(server.database.db, job)
  return job
}

interface Asked {
  text?: string
  langCode?: string
  field?: TranslatedField
}
const ask = (id: string, { text = DETAILS, langCode = 'vi', field = 'JOB_DETAILS' }: Asked = {}) =>
  server.call(translateText, { body: { text, langCode, of: { field, id } } })

const storedIn = async (id: string, langCode: string) =>
  (await server.call(getJob, { params: { id }, query: { langCode } })).data.translations

async function countStored(id: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from text_translations where subject_id = $1',
    [id],
  )
  return rows[0]?.count ?? 0
}

describe('A stored translation', () => {
  test('of a job is made once and then part of the job in that language', async () => {
    const { id } = await aPublicJob()
    expect((await ask(id)).data).toEqual({ text: `vi: ${DETAILS}`, by: 'libretranslate' })
    useProvider()
    expect((await ask(id)).data.by).toBe('libretranslate')
    expect(provider.asked).toEqual([`vi: ${DETAILS}`])
    expect(await storedIn(id, 'vi')).toEqual({
      details: { text: `vi: ${DETAILS}`, by: 'libretranslate', madeDate },
    })
    expect(await storedIn(id, 'th')).toEqual({})
    expect(await storedIn(id, 'ko')).toEqual({})
  })

  test('is shared by readers who ask at the same time', async () => {
    const { id } = await aPublicJob({ details: '동시에 묻는 글입니다.' })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(id, { text: '동시에 묻는 글입니다.' })),
    )
    expect(new Set(answers.map(({ data }) => data.text))).toEqual(new Set(['vi: 동시에 묻는 글입니다.']))
    expect(provider.asked).toHaveLength(1)
    expect(await countStored(id)).toBe(1)
  })

  test('serves the same text of another job without the provider', async () => {
    const text = '복사한 공고입니다.'
    const [first, copy] = [await aPublicJob({ details: text }), await aPublicJob({ details: text })]
    await ask(first.id, { text })
    useProvider()
    await ask(copy.id, { text })
    expect(provider.asked).toHaveLength(1)
    expect((await storedIn(copy.id, 'vi'))?.details?.text).toBe(`vi: ${text}`)
  })

  test('is gone with the text, and when the job is removed', async () => {
    const { id } = await aPublicJob({ details: '바뀔 글입니다.' })
    await ask(id, { text: '바뀔 글입니다.' })
    await ask(id, { text: TITLE, field: 'JOB_TITLE' })
    const { pool } = server.database
    await pool.query(`update jobs set details = '바뀐 글입니다.' where id = $1`, [id])
    expect(await storedIn(id, 'vi')).toEqual({
      title: { text: `vi: ${TITLE}`, by: 'libretranslate', madeDate },
    })
    await pool.query('delete from jobs where id = $1', [id])
    expect(await countStored(id)).toBe(0)
  })

  test('is not stored for a text that the job does not say, or says no more', async () => {
    const { id } = await aPublicJob()
    expect((await ask(id, { text: '다른 글입니다.' })).data.text).toBe('vi: 다른 글입니다.')
    expect(await countStored(id)).toBe(0)
    let open = () => {}
    provider.gate = new Promise((resolve) => (open = resolve))
    const asked = ask(id, { text: DETAILS, langCode: 'km' })
    await eventually(() => expect(provider.asked).toContain(`km: ${DETAILS}`))
    await server.database.pool.query(`update jobs set details = '그사이 바뀐 글' where id = $1`, [id])
    open()
    expect((await asked).data.text).toBe(`km: ${DETAILS}`)
    expect(await countStored(id)).toBe(0)
  })

  test("of the author comes before a machine's, and is marked once it does not fit the original", async () => {
    const { id } = await aPublicJob({ details: '사람이 옮긴 글입니다.' })
    const { pool } = server.database
    await ask(id, { text: '사람이 옮긴 글입니다.' })
    for (const by of ['operator', 'author'])
      await pool.query(
        `insert into text_translations select id, 'JOB_DETAILS', 'vi', $2, sha256(convert_to(details, 'UTF8')), $3, now()
         from jobs where id = $1`,
        [id, by, `by the ${by}`],
      )
    expect((await storedIn(id, 'vi'))?.details).toEqual({ text: 'by the author', by: 'author', madeDate })
    expect((await ask(id, { text: '사람이 옮긴 글입니다.' })).data.by).toBe('author')
    await pool.query(`update jobs set details = '고친 글입니다.' where id = $1`, [id])
    expect(await storedIn(id, 'vi')).toEqual({
      details: { text: 'by the author', by: 'author', madeDate, isOlder: true },
    })
    expect(await countStored(id)).toBe(2)
  })
})

describe('A personal text', () => {
  test('is translated when somebody asks, and its translation goes with it', async () => {
    const worker = await aWorker(server)
    const text = 'I can weld.'
    const body = aResumeForm({ introduction: text })
    await server.call(saveResume, { body, token: worker.token, key: 'first' })
    const { resumeId, introduction } = (await server.call(getMyResume, { token: worker.token })).data
    expect([introduction, await countStored(resumeId)]).toEqual([text, 0])
    await ask(resumeId, { text, langCode: 'ko', field: 'RESUME_INTRODUCTION' })
    expect(await countStored(resumeId)).toBe(1)
    await server.database.pool.query(`update resumes set introduction = '' where id = $1`, [resumeId])
    expect(await countStored(resumeId)).toBe(0)
    await server.database.pool.query(`update resumes set introduction = $2 where id = $1`, [resumeId, text])
    await ask(resumeId, { text, langCode: 'ko', field: 'RESUME_INTRODUCTION' })
    await server.database.pool.query('delete from members where id = $1', [worker.id])
    expect(await countStored(resumeId)).toBe(0)
  })
})

describe('A provider', () => {
  test('that is slow keeps no reader waiting, and its answer serves the next one', async () => {
    const text = '느린 번역입니다.'
    const { id } = await aPublicJob({ details: text })
    useProvider({ readerLimit: 1 })
    let open = () => {}
    provider.gate = new Promise((resolve) => (open = resolve))
    expect((await ask(id, { text })).problem.responseCode).toBe('TRANSLATION_UNAVAILABLE')
    open()
    await eventually(async () => expect(await countStored(id)).toBe(1))
    expect((await ask(id, { text })).data.text).toBe(`vi: ${text}`)
    expect(provider.asked).toHaveLength(1)
  })

  test.each([
    ['is down', { status: 502, body: 'no' }],
    ['answers nothing', { body: { translatedText: '' } }],
    ['answers another format', { body: ['a'] }],
    ['answers a web page', { body: { translatedText: '<html><body>Sign in</body></html>' } }],
    ['answers with markup', { body: { translatedText: 'a <script>alert(1)</script>' } }],
    ['answers with the original', { body: { translatedText: '엉뚱한 대답을 받을 글' } }],
    ['answers far too much', { body: { translatedText: 'a'.repeat(5_000) } }],
  ])('that %s stores nothing, costs nothing, and is asked again', async (_, answer) => {
    const text = '엉뚱한 대답을 받을 글'
    const { id } = await aPublicJob({ details: text })
    provider.answer = () => answer
    expect((await ask(id, { text })).problem.responseCode).toBe('TRANSLATION_UNAVAILABLE')
    expect(await countStored(id)).toBe(0)
    const { rows } = await server.database.pool.query('select characters from translation_days')
    expect(rows).toEqual([{ characters: 0 }])
    reset(provider)
    useProvider()
    expect((await ask(id, { text })).status).toBe(200)
    await server.database.pool.query('delete from jobs where id = $1', [id])
  })

  test('that escapes quotes is read as plain text', async () => {
    const { id } = await aPublicJob({ details: '인용한 글' })
    provider.answer = () => ({ body: { translatedText: 'It&#39;s &quot;quoted&quot; &amp; done' } })
    expect((await ask(id, { text: '인용한 글' })).data.text).toBe('It\'s "quoted" & done')
  })

  test('is not asked beyond the budget of the day, and again on the next', async () => {
    const [first, second] = [
      await aPublicJob({ details: '가'.repeat(60) }),
      await aPublicJob({ details: '나'.repeat(60) }),
    ]
    useProvider({ dailyCharacters: 100 })
    server.clock.now = new Date('2026-11-22T03:00:00Z')
    expect((await ask(first.id, { text: first.details })).status).toBe(200)
    expect((await ask(second.id, { text: second.details })).problem.responseCode).toBe(
      'TRANSLATION_UNAVAILABLE',
    )
    expect((await ask(first.id, { text: first.details })).status).toBe(200)
    expect(provider.asked).toHaveLength(1)
    server.clock.now = new Date('2026-11-23T03:00:00Z')
    expect((await ask(second.id, { text: second.details })).status).toBe(200)
    server.clock.now = null
  })
})

describe('Translating ahead', () => {
  const ahead = (ids: string[]) =>
    translateAhead(
      { db: server.database.db, translations: server.services.translations, now: new Date() },
      ids,
    )

  test('makes the configured languages of public jobs, once', async () => {
    const shown = await aPublicJob({ title: '미리 옮길 공고', details: '미리 옮길 내용' })
    const hidden = await aPublicJob({ title: '결제 전 공고', details: '결제 전', status: 'PAYMENT_DUE' })
    useProvider({ ahead: ['vi', 'ne'] })
    await ahead([shown.id, hidden.id])
    await ahead([shown.id, hidden.id])
    expect(provider.asked.toSorted()).toEqual([
      'ne: 미리 옮길 공고',
      'ne: 미리 옮길 내용',
      'vi: 미리 옮길 공고',
      'vi: 미리 옮길 내용',
    ])
    expect(await countStored(hidden.id)).toBe(0)
  })

  test('makes nothing by default, stops at the budget, and tries a failure again', async () => {
    const { id } = await aPublicJob({ title: '예산보다 긴 공고', details: '' })
    await ahead([id])
    useProvider({ ahead: ['vi'], dailyCharacters: 3 })
    await ahead([id])
    expect(provider.asked).toEqual([])
    useProvider({ ahead: ['vi', 'ne'] })
    provider.answer = (text, langCode) =>
      langCode === 'vi' ? { status: 500, body: {} } : { body: { translatedText: text.toUpperCase() + '.' } }
    await expect(ahead([id])).rejects.toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' })
    expect((await storedIn(id, 'ne'))?.title?.text).toBe('예산보다 긴 공고.')
  })

  test('asks a provider that hangs once, and leaves the rest to the next try', async () => {
    const { id } = await aPublicJob()
    let asked = 0
    const hanging = {
      async translate(): Promise<string> {
        asked += 1
        throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
      },
    }
    server.services.translations = createTranslations(hanging, () => undefined, { ahead: ['vi', 'ne'] })
    await expect(ahead([id])).rejects.toMatchObject({ code: 'TRANSLATION_UNAVAILABLE' })
    expect(asked).toBe(1)
  })
})

test('Settings of translations name the variable that is wrong', () => {
  expect(translationTerms({})).toEqual({ ahead: [], dailyCharacters: 500_000 })
  expect(translationTerms({ TRANSLATION_AHEAD: 'vi, ne', TRANSLATION_DAILY_CHARACTERS: '0' })).toEqual({
    ahead: ['vi', 'ne'],
    dailyCharacters: 0,
  })
  expect(() => translationTerms({ TRANSLATION_AHEAD: 'vi,xx' })).toThrow('TRANSLATION_AHEAD')
  expect(() => translationTerms({ TRANSLATION_DAILY_CHARACTERS: 'many' })).toThrow(
    'TRANSLATION_DAILY_CHARACTERS',
  )
})
