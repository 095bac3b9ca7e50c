import { expect, test } from './journey.ts'

test.use({ isFirstVisit: true })

test('a first visit shows each public page from what came with it, without asking the API for its content', async ({
  phone,
  site,
}) => {
  const [job] = await site.rows<{ id: string }>(`select id from jobs where status = 'IN_PROGRESS' limit 1`)
  const [item] = await site.rows<{ id: string }>('select id from news limit 1')
  const pages = {
    '/recruitinfo': 'article h3',
    '/recruitinfo?list=life&jobCategories=FACTORY': 'article h3',
    [`/recruitment/detail/${job?.id}`]: 'article h1',
    '/news': 'main h2',
    [`/news/detail/${item?.id}`]: 'main h1',
    '/home': 'article h3',
  }
  const asked: string[] = []
  phone.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // A view is counted a little later; it is no content.
    if (request.method() !== 'GET') return
    if (/^\/api\/(employee|jobs|news)/.test(pathname)) asked.push(pathname + search)
  })
  const devtools = await phone.context.newCDPSession(phone.page)
  for (const [path, content] of Object.entries(pages)) {
    // As on a phone that was never here: nothing stored, no worker.
    await phone.page.goto('about:blank')
    await devtools.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' })
    asked.length = 0
    await phone.page.goto(site.url + path)
    await expect(phone.page.locator(content).first()).toBeVisible()
    expect(asked, path).toEqual([])
  }
})

test('an address of nothing is not found for machines too, and still a page with a way on for people', async ({
  phone,
  site,
}) => {
  const answer = await phone.page.goto(`${site.url}/recruitment/detail/01a1fd33-4b49-7984-915e-c639d26fa4e4`)
  expect(answer?.status()).toBe(404)
  await expect(phone.page.getByRole('link', { name: 'Find jobs' })).toBeVisible()
})
