import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { exportMember, removeMember } from '../../src/contract/account/member-account.ts'
import { publishAnnouncement } from '../../src/contract/job/announcement.ts'
import {
  ANNOUNCEMENT_TRANSLATION_LENGTH,
  listAnnouncementTranslations,
  translateAnnouncement,
} from '../../src/contract/job/announcement-translation.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { createBanner } from '../../src/contract/operator/banner.ts'
import { createNews, editNews, getOperatorNews, publishNews } from '../../src/contract/operator/news.ts'
import { getOperatorPosting, translatePosting } from '../../src/contract/operator/posting.ts'
import { getNews, listBanners, listMainNews, listNews } from '../../src/contract/site/news.ts'
import { anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { actsIn, aNewsImage, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const madeDate: unknown = expect.any(String)

const TITLE = '조립원 모집'
const DETAILS = '부품을 조립합니다.'
const OF = { title: TITLE, details: DETAILS }

let server: RunningServer
let employer: TestMember
let operator: TestMember
beforeAll(async () => {
  server = await runServer()
  employer = await aVerifiedEmployer(server)
  operator = await anOperator(server)
})

async function aPosting(by = employer): Promise<string> {
  const body = anAnnouncement({ ...OF, productType: 'GRAND' })
  const { data } = await server.call(publishAnnouncement, { body, token: by.token })
  await server.database.pool.query(
    `update jobs set status = 'IN_PROGRESS', period_end = now() + interval '9 days', product_type = 'GRAND' where id = $1`,
    [data.id],
  )
  return data.id
}

const write = (id: string, body: object, token = employer.token) =>
  server.call(translateAnnouncement, { params: { id }, body: { of: OF, ...body }, token })
const own = async (id: string) =>
  (await server.call(listAnnouncementTranslations, { params: { id }, token: employer.token })).data
const shown = async (id: string, langCode = 'vi') =>
  (await server.call(getJob, { params: { id }, query: { langCode } })).data.translations
const say = (id: string, title: string) =>
  server.database.pool.query('update jobs set title = $2 where id = $1', [id, title])
const machine = (id: string, text: string) =>
  server.database.pool.query(
    `insert into text_translations (subject_id, field, lang_code, made_by, text_hash, text, created_at)
     select id, 'JOB_TITLE', 'vi', 'deepl', sha256(convert_to(title, 'UTF8')), $2, now() from jobs where id = $1`,
    [id, text],
  )

describe('A translation that the employer writes', () => {
  test('comes before what a machine made, for readers of that language only', async () => {
    const id = await aPosting()
    await machine(id, 'máy')
    await write(id, { langCode: 'vi', title: 'Tuyển thợ lắp ráp', details: 'Lắp ráp linh kiện.' })
    expect(await shown(id)).toEqual({
      title: { text: 'Tuyển thợ lắp ráp', by: 'author', madeDate },
      details: { text: 'Lắp ráp linh kiện.', by: 'author', madeDate },
    })
    expect(await shown(id, 'th')).toEqual({})
  })

  test('is older once the posting changes, and then comes after what a machine makes of the new text', async () => {
    const id = await aPosting()
    await write(id, { langCode: 'vi', title: 'cũ' })
    await say(id, '용접공 모집')
    expect(await own(id)).toEqual([{ langCode: 'vi', title: 'cũ', details: '', isOlder: true }])
    expect((await shown(id))?.title).toEqual({ text: 'cũ', by: 'author', madeDate, isOlder: true })
    await machine(id, 'mới')
    expect((await shown(id))?.title).toEqual({ text: 'mới', by: 'deepl', madeDate })
    await write(id, { langCode: 'vi', title: 'thợ hàn', of: { ...OF, title: '용접공 모집' } })
    expect((await shown(id))?.title).toEqual({ text: 'thợ hàn', by: 'author', madeDate })
  })

  test('is older from the start if the posting has changed since it was written without a network', async () => {
    const id = await aPosting()
    await say(id, '용접공 모집')
    await write(id, { langCode: 'en', title: 'Assembler' })
    expect(await own(id)).toMatchObject([{ langCode: 'en', isOlder: true }])
  })

  test('is removed by empty texts, and with the posting', async () => {
    const id = await aPosting()
    await write(id, { langCode: 'vi', title: 'a', details: 'b' })
    await write(id, { langCode: 'en', title: 'a', details: '' })
    await write(id, { langCode: 'vi', title: '', details: '' })
    expect(await own(id)).toMatchObject([{ langCode: 'en' }])
    await server.database.pool.query('delete from jobs where id = $1', [id])
    const { rows } = await server.database.pool.query(
      'select 1 from text_translations where subject_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('is refused for another employer’s posting, into Korean, and beyond its size', async () => {
    const id = await aPosting()
    const other = await aVerifiedEmployer(server)
    expect((await write(id, { langCode: 'vi', title: 'a' }, other.token)).status).toBe(404)
    expect((await write(id, { langCode: 'ko', title: 'a' })).status).toBe(400)
    const title = 'a'.repeat(ANNOUNCEMENT_TRANSLATION_LENGTH.title + 1)
    expect((await write(id, { langCode: 'vi', title })).status).toBe(400)
  })
})

describe('What belongs to the employer', () => {
  test('includes their own translations, in the export of their data, and nobody else’s', async () => {
    const author = await aVerifiedEmployer(server)
    const id = await aPosting(author)
    await write(id, { langCode: 'vi', title: 'Tuyển thợ' }, author.token)
    await server.call(translatePosting, {
      params: { id },
      body: { langCode: 'th', title: 'ช่าง', of: OF },
      token: operator.token,
    })
    await machine(id, 'máy')
    await write(await aPosting(), { langCode: 'vi', title: 'khác' })
    const { data } = await server.call(exportMember, { token: author.token })
    expect(data['translations']).toEqual([
      expect.objectContaining({ subjectId: id, field: 'JOB_TITLE', langCode: 'vi', text: 'Tuyển thợ' }),
    ])
  })

  test('leaves with them: their number is removed from translations of postings that stay', async () => {
    const leaving = await aVerifiedEmployer(server)
    await server.database.pool.query("update members set cellphone = '01055501234' where id = $1", [
      leaving.id,
    ])
    const id = await aPosting(leaving)
    const details = 'Gọi 010-5550-1234 hoặc 01055501234.'
    await write(id, { langCode: 'vi', title: 'Tuyển thợ', details }, leaving.token)
    await server.call(removeMember, { token: leaving.token, body: { password: PASSWORD } })
    const { rows } = await server.database.pool.query(
      'select text from text_translations where subject_id = $1 order by field',
      [id],
    )
    expect(rows).toEqual([{ text: 'Gọi – hoặc –.' }, { text: 'Tuyển thợ' }])
  })
})

describe('News in several languages', () => {
  const FORM = { title: '최저임금이 올라요', company: '일터 소식', contents: '내년부터예요.' }
  const VI = { langCode: 'vi', title: 'Lương tối thiểu tăng', contents: 'Từ năm sau.' }

  const aNews = async (form: object) => {
    const { data } = await server.call(createNews, { body: { ...FORM, ...form }, token: operator.token })
    await server.call(publishNews, { params: { id: data.id }, body: {}, token: operator.token })
    return data.id
  }
  const edit = (id: string, form: object) =>
    server.call(editNews, { params: { id }, body: { ...FORM, ...form }, token: operator.token })
  const inConsole = async (id: string) =>
    (await server.call(getOperatorNews, { params: { id }, token: operator.token })).data.translations

  test('are read in the reader’s language, in lists and alone', async () => {
    const id = await aNews({ translations: [VI], mainPlace: 1 })
    const query = { langCode: 'vi' }
    const expected = {
      title: { text: VI.title, by: 'operator', madeDate },
      contents: { text: VI.contents, by: 'operator', madeDate },
    }
    expect((await server.call(getNews, { params: { id }, query })).data.translations).toEqual(expected)
    for (const list of [listNews, listMainNews]) {
      const { data } = await server.call(list, { query })
      expect(data.find((item) => item.id === id)?.translations).toEqual(expected)
    }
    expect((await server.call(getNews, { params: { id } })).data.translations).toBeUndefined()
  })

  test('have banners that say their title in the reader’s language', async () => {
    const newsId = await aNews({ translations: [VI] })
    const imageFileDataId = await aNewsImage(server, operator)
    const form = { title: FORM.title, newsId, imageFileDataId }
    const { data } = await server.call(createBanner, { body: form, token: operator.token })
    const titleIn = async (langCode: string) => {
      const { data: banners } = await server.call(listBanners, { query: { langCode } })
      return banners.find(({ id }) => id === data.id)?.newsTitle
    }
    expect(await titleIn('vi')).toEqual({ text: VI.title, by: 'operator', madeDate })
    expect(await titleIn('km')).toBeUndefined()
    expect(await titleIn('ko')).toBeUndefined()
  })

  test('are older after a change, until they are written again or said to fit', async () => {
    const id = await aNews({ translations: [VI] })
    await edit(id, { title: '최저임금', translations: [VI] })
    expect(await inConsole(id)).toEqual([{ ...VI, isOlder: true }])
    await edit(id, { title: '최저임금', translations: [{ ...VI, isChecked: true }] })
    expect(await inConsole(id)).toEqual([{ ...VI, isOlder: false }])
    await edit(id, { title: '최저임금' })
    expect(await inConsole(id)).toHaveLength(1)
    await edit(id, { title: '최저임금', translations: [] })
    expect(await inConsole(id)).toEqual([])
  })
})

describe('A translation that an operator writes', () => {
  const operatorWrites = (id: string, body: object, token = operator.token) =>
    server.call(translatePosting, { params: { id }, body: { of: OF, ...body }, token })
  const inConsole = async (id: string) =>
    (await server.call(getOperatorPosting, { params: { id }, token: operator.token })).data

  test('comes after the company’s words and before what a machine made', async () => {
    const id = await aPosting()
    await machine(id, 'máy')
    await operatorWrites(id, { langCode: 'vi', title: 'Tuyển thợ lắp ráp', details: 'Lắp ráp linh kiện.' })
    expect(await shown(id)).toEqual({
      title: { text: 'Tuyển thợ lắp ráp', by: 'operator', madeDate },
      details: { text: 'Lắp ráp linh kiện.', by: 'operator', madeDate },
    })
    await write(id, { langCode: 'vi', title: 'Tuyển người' })
    expect(await shown(id)).toMatchObject({
      title: { text: 'Tuyển người', by: 'author' },
      details: { by: 'operator' },
    })
    expect(await own(id)).toHaveLength(1)
    expect(await inConsole(id)).toMatchObject({
      ...OF,
      translations: [{ langCode: 'vi', title: 'Tuyển thợ lắp ráp', isOlder: false }],
      companyLanguages: ['vi'],
    })
  })

  test('is marked once the posting changes, and is removed by empty texts', async () => {
    const id = await aPosting()
    await operatorWrites(id, { langCode: 'vi', title: 'cũ' })
    await say(id, '용접공 모집')
    expect((await shown(id))?.title).toEqual({ text: 'cũ', by: 'operator', madeDate, isOlder: true })
    expect((await inConsole(id)).translations).toMatchObject([{ langCode: 'vi', isOlder: true }])
    const { data } = await operatorWrites(id, { langCode: 'vi', title: '' })
    expect(data.translations).toEqual([])
    expect(await shown(id)).toEqual({})
  })

  test('is recorded with the posting and the language, without the words', async () => {
    const id = await aPosting()
    await operatorWrites(id, { langCode: 'my', title: 'အလုပ်' })
    await operatorWrites(id, { langCode: 'my', title: '' })
    const acts = (await actsIn(server)).filter(({ subject }) => subject === id)
    expect(acts.map(({ act, details, operator_id }) => ({ act, details, operator_id }))).toEqual([
      { act: 'announcement.translate', details: { language: 'my' }, operator_id: operator.id },
      {
        act: 'announcement.translate',
        details: { language: 'my', isRemoved: true },
        operator_id: operator.id,
      },
    ])
  })

  test('is refused to employers, into Korean, and of a posting that does not exist', async () => {
    const id = await aPosting()
    expect((await operatorWrites(id, { langCode: 'vi', title: 'a' }, employer.token)).status).toBe(403)
    expect((await operatorWrites(id, { langCode: 'ko', title: 'a' })).status).toBe(400)
    expect((await operatorWrites(v7(), { langCode: 'vi', title: 'a' })).status).toBe(404)
  })
})
