import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNews, listAdvertisements, listBanners, listNews } from '../../src/contract/site/news.ts'
import { interfaceLanguages } from '../../src/reference/interface-languages.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:00Z')

let dataDir: string
let server: RunningServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-seed-'))
  server = await runServer()
  server.clock.now = NOW
  await seedDemo(server.database, { files: createLocalFiles(dataDir), now: NOW, jobs: 50 })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('The content has sixty news items including a main one, and four banners', async () => {
  const { db } = server.database
  const news = await db.selectFrom('news').selectAll().execute()
  expect(news).toHaveLength(60)
  expect(new Set(news.map((item) => item.title)).size).toBe(60)
  expect(news.some((item) => item.main_place === 1)).toBe(true)
  expect(await db.selectFrom('banners').select('id').execute()).toHaveLength(4)
})

test('Readers of each language see three advertisements in it', async () => {
  const [korean, ...others] = await Promise.all(
    interfaceLanguages.map(async ({ code }) => {
      const { data } = await server.call(listAdvertisements, { query: { langCode: code } })
      expect(data.map(({ langCode }) => langCode)).toEqual([code, code, code])
      return data
    }),
  )
  expect(korean?.map(({ title }) => title)).toContain('이력서는 3분이면 됩니다')
  const targets = korean?.map(({ imageUrl, linkUrl }) => ({ imageUrl, linkUrl }))
  for (const each of others) {
    expect(each).toMatchObject(targets ?? [])
    expect(each.map(({ title }) => title).join(' ')).not.toMatch(/[가-힣]/)
  }
})

test('Readers of each language see four banners with titles in it, as the news that they lead to has', async () => {
  for (const { code } of interfaceLanguages) {
    const query = { langCode: code }
    const banners = (await server.call(listBanners, { query })).data
    expect(banners).toHaveLength(4)
    if (code === 'ko') continue
    const titles = banners.map(({ newsTitle }) => newsTitle?.text)
    expect(titles.every((title) => title && !/[가-힣]/.test(title))).toBe(true)
    const news = (await server.call(listNews, { query })).data
    const [first] = banners
    expect(news.find(({ id }) => id === first?.newsId)?.translations?.title?.text).toBe(titles[0])
  }
})

test('Readers of each language read every news item in it, as a person wrote it and with the same numbers', async () => {
  const korean = await newsIn('ko')
  expect(korean).toHaveLength(60)
  for (const { code } of interfaceLanguages) {
    if (code === 'ko') continue
    for (const [index, { title, translations }] of (await newsIn(code)).entries()) {
      expect(translations).toMatchObject({ title: { by: 'operator' }, contents: { by: 'operator' } })
      const text = `${translations?.title?.text} ${translations?.contents?.text}`
      // Korean names of offices stand in brackets.
      expect(text.replaceAll(/\([가-힣]+\)|（[가-힣]+）/g, '')).not.toMatch(/[가-힣{}]/)
      expect([code, title, numbersOf(text)]).toEqual([code, title, numbersOf(korean[index]?.contents ?? '')])
    }
  }
  const [first] = await newsIn('my')
  const article = await server.call(getNews, { params: { id: first?.id ?? '' }, query: { langCode: 'my' } })
  expect(article.data.translations).toEqual(first?.translations)
})

async function newsIn(langCode: string) {
  const pages = [0, 1, 2, 3, 4, 5].map((pageNumber) =>
    server.call(listNews, { query: { langCode, pageNumber, pageSize: 10 } }),
  )
  return (await Promise.all(pages)).flatMap(({ data }) => data)
}

/** Amounts, telephone numbers and visas; smaller numbers may be words. */
const numbersOf = (text: string) =>
  [
    ...new Set(
      text.replaceAll(/(?<=\d)[.,\u00A0](?=\d{3})/g, '').match(/[A-Z](?:-\d)+|\d(?:-?\d){2,}|\d+%/g),
    ),
  ].toSorted()
