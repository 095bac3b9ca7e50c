import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getOperatorNews, importNews, type NewsImport } from '../../src/contract/operator/news.ts'
import { fetchPublicly } from '../../src/server/providers/public-internet/fetch-publicly.ts'
import { aFeedSite, type FeedSite, page, rss } from '../support/feed-site.ts'
import type { TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let site: FeedSite
let server: RunningServer
let operator: TestMember

beforeAll(async () => {
  site = await aFeedSite()
  server = await runServer({ services: { fetchPublicly: fetchPublicly(site.internet) } })
  operator = await anOperator(server)
})

const importFeed = (path: string) =>
  server.call(importNews, { body: { url: site.url + path }, token: operator.token })
const draftOf = async (id: string | null | undefined) =>
  (await server.call(getOperatorNews, { params: { id: id ?? '' }, token: operator.token })).data
const outcomes = ({ items }: NewsImport) => items.map(({ outcome }) => outcome)

test('Text in angle brackets is kept, and table cells are separated', async () => {
  const description =
    '<table><tr><th>국가</th><th>인원</th></tr><tr><td>미얀마</td><td>2,300</td></tr></table><dl><dt>문의</dt><dd>1350</dd></dl><H-2> 제외'
  site.pages.set(
    '/cells',
    page(rss([{ guid: 'c1', title: '&lt;F-4&gt; 안내 &lt;b&gt;새로&lt;/b&gt;', description }])),
  )
  const [item] = (await importFeed('/cells')).data.items
  expect(item?.title).toBe('<F-4> 안내 새로')
  expect((await draftOf(item?.newsId)).contents).toBe('국가 인원\n미얀마 2,300\n\n문의\n1350\n\n<H-2> 제외')
})

test('Two feeds with the same title and the same numbers are both imported', async () => {
  const items = (link: string) => [{ guid: '7', title: link }]
  site.pages.set('/one', page(rss(items('one'))))
  site.pages.set('/two', page(rss(items('two'))))
  expect(outcomes((await importFeed('/one')).data)).toEqual(['NEW'])
  expect(outcomes((await importFeed('/two')).data)).toEqual(['NEW'])
  expect(outcomes((await importFeed('/one')).data)).toEqual(['KNOWN'])
})

test('An item that was imported under a key with the title of its feed is not imported again', async () => {
  site.pages.set('/before', page(rss([{ guid: '8', title: '이전' }])))
  const source_key = createHash('sha256').update('이주노동 신문\n8').digest()
  await server.database.db
    .insertInto('news_imports')
    .values({ source_key, news_id: null, imported_at: new Date() })
    .execute()
  expect(outcomes((await importFeed('/before')).data)).toEqual(['KNOWN'])
})
