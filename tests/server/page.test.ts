import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { aCompany, aJob, publish, type JobRow } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const NOW = new Date('2026-11-20T03:00:00Z')
const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Mobile Safari/537.36' }

let server: RunningServer
let company: string
let webRoot: string

beforeAll(async () => {
  webRoot = await aWebRoot()
  server = await runServer({ webRoot })
  server.clock.now = NOW
  company = await aCompany(server.database.db, NOW)
})

async function aPublished(overrides: Partial<JobRow> = {}): Promise<string> {
  const job = aJob(company, NOW, overrides)
  await publish(server.database.db, job)
  return job.id
}

async function page(path: string, headers: Record<string, string> = {}) {
  const answer = await server.fetch(path, { headers: { ...PHONE, 'accept-language': 'ko', ...headers } })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}

const linkedData = (html: string): unknown => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return json === undefined ? null : JSON.parse(json)
}

const attribute = (html: string, start: string) =>
  html.split(`<${start}`)[1]?.match(/(?:content|href)="([^"]*)"/)?.[1]

test("A public page is rendered in the reader's language, followed by its first answers", async () => {
  const { status, html } = await page('/recruitinfo?tier=life', { 'accept-language': 'en-GB,en;q=0.9' })
  expect(status).toBe(200)
  expect(html).toContain('<div id="root"><main>drawn en phone /recruitinfo?tier=life 2</main></div>')
  expect(html).toContain('<html lang="en"')
  expect(html.indexOf('id="first-data"')).toBeGreaterThan(html.indexOf('drawn en'))
  expect(html).toContain('"/site":{"responseCode":"SUCCESS"')
})

test('A rendered page inlines its critical styles and defers scripts', async () => {
  const { html } = await page('/recruitinfo')
  expect(html).toMatch(/<style>\.from-index \{\}\n[^<]*\.from-file-2 \{\}/)
  expect(html).not.toContain('<link rel="stylesheet" crossorigin')
  const [before, later] = html.split('<template id="later">')
  expect(before).toContain('<script defer src="/start.js"></script>')
  expect(before).not.toContain('/assets/')
  expect(later).toContain('<link rel="stylesheet" disabled crossorigin href="/assets/file-2.css">')
  expect(later).toContain('<link rel="modulepreload" crossorigin href="/assets/file-2.js">')
  expect(later).toContain('<script type="module" crossorigin src="/assets/index.js"></script></template>')
})

test('Only a page that the browser renders contains a noscript notice', async () => {
  expect((await page('/recruitinfo')).html).not.toContain('<noscript>')
  expect((await page('/mypage/favorites')).html).toContain('<noscript>')
  expect((await page('/nothing-here')).html).toContain('<noscript>')
  expect((await page('/recruitinfo?query=undrawable')).html).toContain('<noscript>')
})

test('A desktop browser gets the wide layout', async () => {
  const { html } = await page('/recruitinfo', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156' })
  expect(html).toMatch(/<style data-precedence="mantine">.*<\/head>[^]*drawn ko desktop/)
  expect((await page('/recruitinfo', { 'sec-ch-ua-mobile': '?0' })).html).toContain('drawn ko desktop')
})

test('A page that fails to render is sent with its data for the browser to render', async () => {
  const { status, html } = await page('/recruitinfo?query=undrawable')
  expect(status).toBe(200)
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('id="first-data">{"/employee/jobs')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/file-2.css">')
})

test('A URL above the length limit is left to the browser to render', async () => {
  const drawn = await page(`/recruitinfo?query=${'x'.repeat(2_000)}`)
  expect(drawn.html).toContain('<div id="root"><main>drawn')
  const long = await page(`/recruitinfo?query=${'x'.repeat(8_000)}`)
  expect(long.html).toContain('<div id="root"></div>')
  expect(long.html.length).toBeLessThan(drawn.html.length + 10_000)
})

test('A page is sent without data if the database does not answer in time', async () => {
  const hasty = await runServer({ webRoot: await aWebRoot(), pageTimeout: 100 })
  const lock = await hasty.database.pool.connect()
  try {
    await lock.query(
      'begin; lock table jobs in access exclusive mode; lock table job_listings in access exclusive mode',
    )
    const answer = await hasty.fetch(`/recruitment/detail/${v7()}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('id="first-data">{"/site":')
  } finally {
    await lock.query('rollback')
    lock.release()
  }
})

test('Title and description are specific to the page and escaped', async () => {
  const { html } = await page('/recruitinfo')
  expect(html).toContain('<title>A "title" &amp; more</title>'.replaceAll('"', '&quot;'))
  expect(attribute(html, 'meta name="description"')).toBe('&lt;b&gt;About&lt;/b&gt; it')
  expect(attribute(html, 'meta property="og:title"')).toBe('A &quot;title&quot; &amp; more')
  expect(attribute(html, 'meta property="og:image:alt"')).toBe('A &quot;title&quot; &amp; more')
})

test('A page names its canonical URL and its alternates in other languages', async () => {
  await publish(server.database.db, ...Array.from({ length: 11 }, () => aJob(company, NOW)))
  const { html } = await page('/RECRUITINFO?page=2&sort=pay&utm_source=somewhere')
  expect(attribute(html, 'link rel="canonical"')).toBe('https://ilteo.test/recruitInfo?page=2')
  expect(attribute(html, 'link rel="alternate" hreflang="en"')).toBe(
    'https://ilteo.test/en/recruitInfo?page=2',
  )
  const english = await page('/en/recruitinfo', { 'accept-language': '' })
  expect(english.html).toContain('<html lang="en"')
  expect(attribute(english.html, 'link rel="canonical"')).toBe('https://ilteo.test/en/recruitInfo')
})

test('The canonical URL is in the language of the page, whatever language the URL names', async () => {
  const own = async (path: string, headers: Record<string, string>) => {
    const { html } = await page(path, headers)
    return [/<html lang="([a-z]+)"/.exec(html)?.[1], attribute(html, 'link rel="canonical"')]
  }
  const korean = ['ko', 'https://ilteo.test/ko/recruitInfo']
  expect(await own('/en/recruitinfo', { 'accept-language': 'ko-KR,ko;q=0.9' })).toEqual(korean)
  expect(await own('/en/recruitinfo', { 'accept-language': 'en', cookie: 'ilteo.reader=ko.' })).toEqual(
    korean,
  )
  expect(await own('/ko/recruitinfo', { 'accept-language': 'en' })).toEqual([
    'en',
    'https://ilteo.test/en/recruitInfo',
  ])
  expect(await own('/recruitinfo', { 'accept-language': 'en' })).toEqual([
    'en',
    'https://ilteo.test/recruitInfo',
  ])
})

test('A browser that speaks none of our languages gets the page in English, unless the URL names Korean', async () => {
  const shown = async (path: string, wanted: string) =>
    /<html lang="([a-z]+)"/.exec((await page(path, { 'accept-language': wanted })).html)?.[1]
  expect(await shown('/recruitinfo', 'fr-FR,fr;q=0.9')).toBe('en')
  expect(await shown('/recruitinfo', '')).toBe('en')
  expect(await shown('/ko/recruitinfo', 'fr-FR,fr;q=0.9')).toBe('ko')
  expect(await shown('/recruitinfo', 'fr-FR,ko;q=0.5')).toBe('ko')
})

test('An open job has JSON-LD with pay, place and term that cannot close its script element', async () => {
  const title = '조립원 </script><script>alert(1)</script>'
  const id = await aPublished({
    title,
    pay_type: 'MONTHLY',
    pay_amount: 2_750_000,
    details: 'a < b\n둘째 줄',
  })
  const { html } = await page(`/recruitment/detail/${id}`)
  expect(html).not.toContain('alert(1)</script><')
  expect(html.match(/<script>/)).toBeNull()
  expect(linkedData(html)).toMatchObject({
    '@type': 'JobPosting',
    title,
    description: '<p>a &lt; b<br>둘째 줄</p>',
    datePosted: NOW.toISOString(),
    validThrough: new Date(NOW.getTime() + 7 * 86_400_000).toISOString(),
    hiringOrganization: { name: '가온테크' },
    jobLocation: {
      address: { addressRegion: '경기도', addressLocality: '화성시', addressCountry: 'KR' },
    },
    baseSalary: { currency: 'KRW', value: { value: 2_750_000, unitText: 'MONTH' } },
    employmentType: ['FULL_TIME'],
    identifier: { value: id },
  })
  expect(attribute(html, 'meta property="og:image"')).toBe(`https://ilteo.test/share/jobs/${id}.jpg`)
})

test('JSON-LD contains no phone number', async () => {
  const id = await aPublished({ contact: '01099998888' })
  const { html } = await page(`/recruitment/detail/${id}`)
  expect(JSON.stringify(linkedData(html))).not.toContain('01099998888')
})

test('A closed job is readable but excluded from indexing', async () => {
  const id = await aPublished({ status: 'CLOSED', closed_reason: 'EMPLOYER', closed_at: NOW })
  const { status, html } = await page(`/recruitment/detail/${id}`)
  expect(status).toBe(200)
  expect(attribute(html, 'meta name="robots"')).toBe('noindex')
  expect(linkedData(html)).toBeNull()
})

test('A missing job or news item answers 404 with a rendered page', async () => {
  for (const path of [`/recruitment/detail/${v7()}`, '/recruitment/detail/none', `/news/detail/${v7()}`]) {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(attribute(html, 'meta name="robots"')).toBe('noindex')
    expect(html).toContain('drawn ko')
  }
})

test('A page number that does not exist answers 404', async () => {
  for (const path of ['/news', '/recruitinfo'])
    for (const number of ['0', '-1', 'abc', '1.5', '1e20', '9007199254740993'])
      expect((await page(`${path}?page=${number}`)).status, `${path} ${number}`).toBe(404)
  for (const path of ['/news', '/recruitinfo'])
    for (const number of ['', '1']) expect((await page(`${path}?page=${number}`)).status).toBe(200)
  expect((await page('/recruitinfo?list=life&lifePage=0')).status).toBe(404)
})

test('A news item has JSON-LD with its dates and author', async () => {
  const id = v7()
  await server.database.db
    .insertInto('news')
    .values({
      id,
      title: '비자 </SCRIPT> 소식',
      company: '법무부',
      contents: '내용',
      published_at: NOW,
      updated_at: new Date(NOW.getTime() + 60_000),
    })
    .execute()
  const { html } = await page(`/news/detail/${id}`)
  expect(linkedData(html)).toMatchObject({
    '@type': 'NewsArticle',
    headline: '비자 </SCRIPT> 소식',
    datePublished: NOW.toISOString(),
    dateModified: '2026-11-20T03:01:00.000Z',
    image: [`https://ilteo.test/share/news/${id}.jpg`],
    author: { name: '법무부' },
    mainEntityOfPage: `https://ilteo.test/news/detail/${id}`,
  })
  expect(attribute(html, 'meta property="og:type"')).toBe('article')
})

test("A member's page is excluded from indexing and left to the browser to render", async () => {
  const { status, html } = await page('/mypage/favorites')
  expect(status).toBe(200)
  expect(attribute(html, 'meta name="robots"')).toBe('noindex')
  expect(html).toContain('<div id="root"></div>')
})

test("A member's browser renders pages itself", async () => {
  const { html, headers } = await page('/recruitinfo', { cookie: 'a=b; ilteo.reader=en.member' })
  expect(html).toContain('<html lang="en"')
  expect(html).toContain('<div id="root"></div>')
  expect(headers.get('vary')).toContain('Cookie')
})

test('A returning visitor gets no rendered landing page', async () => {
  expect((await page('/')).html).toContain('drawn ko phone /')
  expect((await page('/', { cookie: 'ilteo.reader=.entered' })).html).toContain('<div id="root"></div>')
  expect((await page('/recruitinfo', { cookie: 'ilteo.reader=en.entered' })).html).toContain('drawn en')
})

test("The server's part of the build is not served", async () => {
  expect((await server.fetch('/.server/server-entry.js')).status).toBe(404)
})

test('A cached page carries the same security headers as an endpoint', async () => {
  const guards = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'x-content-type-options',
    'x-frame-options',
    'referrer-policy',
  ]
  const ofEndpoint = (await server.fetch('/api/countries')).headers
  for (const _visit of ['first', 'cached']) {
    const { headers } = await page('/recruitinfo')
    for (const name of guards) {
      expect(headers.get(name)).not.toBeNull()
      expect(headers.get(name)).toBe(ofEndpoint.get(name))
    }
  }
})

test('A path without an extension is a page, and no file is looked up for it', async () => {
  await writeFile(join(webRoot, 'news'), 'a file')
  expect((await page('/news')).html).toContain('drawn ko phone /news')
})

test('JSON-LD and link previews name a job in the language of the page, with what it states', async () => {
  const id = await aPublished({ title: '용접공 모집', occupations: ['WELDER'], keywords: ['PROVIDE_MEAL'] })
  const english = await page(`/en/recruitment/detail/${id}`, { 'accept-language': 'en' })
  expect(linkedData(english.html)).toMatchObject({
    title: expect.stringMatching(/^Welder\u00a0· .*meals/),
    description: expect.stringMatching(/^<ul><li>.*<\/li><\/ul><p>/),
    identifier: { value: id },
  })
  const korean = await page(`/ko/recruitment/detail/${id}`)
  expect(linkedData(korean.html)).toMatchObject({ title: '용접공 모집', identifier: { value: id } })
})
