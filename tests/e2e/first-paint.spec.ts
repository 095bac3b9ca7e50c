import { chromium, type CDPSession, type Page } from '@playwright/test'
import { publicPages } from '../../src/contract/public-pages.ts'
import { ensureBrowser } from '../support/browser.mjs'
import { expect, test } from './journey.ts'
import type { Site } from './journey.ts'

test.use({ isFirstVisit: true })

interface Words {
  list: string
  news: string
  landing: RegExp
}

const WORDS: Record<string, Words> = {
  'ko-KR': { list: '일자리 찾기', news: '소식', landing: /급여/ },
  'en-US': { list: 'Find jobs', news: 'News', landing: /pay/ },
}

async function ids(site: Site) {
  const [job] = await site.rows<{ id: string; title: string }>(
    `select id, title from jobs where status = 'IN_PROGRESS' limit 1`,
  )
  const [item] = await site.rows<{ id: string; title: string }>('select id, title from news limit 1')
  if (!job || !item) throw new Error('the demonstration content has postings and news')
  return { job, item }
}

/** Without waiting for the app, which never comes where no script runs. */
const opened = (devtools: CDPSession, url: string) => devtools.send('Page.navigate', { url })

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(`a browser in ${locale} that runs no script`, () => {
    test.use({ locale })

    test('is shown what is on each public page', async ({ phone, site }) => {
      const { job, item } = await ids(site)
      const devtools = await phone.context.newCDPSession(phone.page)
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
      const { page } = phone
      await opened(devtools, `${site.url}/`)
      await expect(page.locator('main h1')).toHaveText(words.landing)
      for (const path of ['/home', '/recruitinfo']) {
        await opened(devtools, site.url + path)
        await expect(page.locator('article h3').first()).toBeVisible()
      }
      await expect(page.locator('h1')).toHaveText(words.list)
      await opened(devtools, `${site.url}/recruitment/detail/${job.id}`)
      await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible()
      await opened(devtools, `${site.url}/news`)
      await expect(page.locator('main h1')).toHaveText(words.news)
      await opened(devtools, `${site.url}/news/detail/${item.id}`)
      await expect(page.getByRole('heading', { name: item.title, level: 1 })).toBeVisible()
    })

    test('takes a search of home to the jobs, and is told where scripts are needed', async ({
      phone,
      site,
    }) => {
      const devtools = await phone.context.newCDPSession(phone.page)
      await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
      const { page } = phone
      await opened(devtools, `${site.url}/home`)
      await page.locator('main input[type="search"]').fill('수원')
      await page.locator('main input[type="search"]').press('Enter')
      await expect(page).toHaveURL(`${site.url}/recruitInfo?query=${encodeURIComponent('수원')}`)
      await expect(page.locator('h1')).toHaveText(words.list)
      await expect(page.getByRole('searchbox').first()).toHaveValue('수원')
      await expect(page.locator('noscript p')).toHaveCount(0)
      for (const path of ['/signIn', '/writeResume', '/nothing-here']) {
        await opened(devtools, site.url + path)
        await expect(page.locator('noscript p', { hasText: '자바스크립트가 필요해요' })).toBeVisible()
        await expect(page.locator('noscript p', { hasText: 'This page needs JavaScript' })).toBeVisible()
      }
      await page.getByRole('link', { name: /^news$/i }).click()
      await expect(page.locator('main h1')).toHaveText(words.news)
    })
  })
}

/** React keeps its own things on the elements it has drawn. */
const isTakenOver = () =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()

/** How far things moved that nobody had touched: the sum that Cumulative Layout Shift is made of. */
function countShifts() {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A browser that was never here; each look at a page is by one of its own. */
const NEVER_HERE = {
  viewport: { width: 360, height: 740 },
  locale: 'en-US',
  timezoneId: 'Asia/Seoul',
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  serviceWorkers: 'block',
} as const

/**
 * The server waits a moment for what a page begins with, and on a busy machine draws it without what came later: such
 * a page is asked for again.
 */
async function openWhole(page: Page, url: string): Promise<void> {
  const path = new URL(url).pathname
  const found = publicPages.find(({ pattern }) => pattern.test(path))
  const reads = found?.reads({ id: '', search: new URLSearchParams(), langCode: '' }) ?? []
  await expect(async () => {
    await page.goto(url)
    // Stands behind everything that is drawn.
    await expect(page.locator('#first-keys')).toBeAttached({ timeout: 5_000 })
    const answers = await page.locator('#first-data').textContent()
    expect(Object.keys(JSON.parse(answers ?? '{}'))).toHaveLength(reads.length)
  }).toPass({ timeout: 120_000 })
}

test('the app takes a drawn page over, and nothing on it moves or changes', async ({ site }) => {
  const { job, item } = await ids(site)
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  const troubles: string[] = []
  const look = async (url: string, javaScriptEnabled: boolean) => {
    const context = await browser.newContext({ ...NEVER_HERE, javaScriptEnabled })
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
    page.on('pageerror', (error) => troubles.push(String(error)))
    if (javaScriptEnabled) await page.addInitScript(countShifts)
    await openWhole(page, url)
    return page
  }
  const paths = [
    '/',
    '/home',
    '/recruitinfo',
    `/recruitment/detail/${job.id}`,
    '/news',
    `/news/detail/${item.id}`,
  ]
  for (const path of paths) {
    const plain = await look(site.url + path, false)
    const drawn = await headings(plain)
    expect(drawn.length, path).toBeGreaterThan(0)
    const page = await look(site.url + path, true)
    await page.waitForFunction(isTakenOver)
    expect(await headings(page), path).toEqual(drawn)
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      path,
    ).toBeLessThanOrEqual(0.02)
    await plain.context().close()
    await page.context().close()
  }
  await browser.close()
  expect(troubles).toEqual([])
})

test('a button that is pressed before the app has come opens what it opens, once it has', async ({
  site,
}) => {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
  const context = await browser.newContext(NEVER_HERE)
  const page = await context.newPage()
  const { promise: isPressed, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto(`${site.url}/recruitinfo`, { waitUntil: 'commit' })
  // The app's files are asked for, and none has come.
  await expect(page.locator('head > link[rel="modulepreload"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  letIn()
  await expect(page.getByRole('dialog', { name: 'Work' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await browser.close()
})

test('an item that was taken down says so with the page and its status, also where no script runs', async ({
  phone,
  site,
}) => {
  const devtools = await phone.context.newCDPSession(phone.page)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
  const gone = `${site.url}/recruitment/detail/01a1fd33-4b49-7984-915e-c639d26fa4e4`
  expect((await phone.page.request.get(gone)).status()).toBe(404)
  await opened(devtools, gone)
  await expect(phone.page.getByRole('heading', { level: 1, name: 'There is no such job' })).toBeVisible()
  await expect(phone.page.getByRole('link', { name: 'Find jobs' })).toBeVisible()
})

test('the app takes the page of what is gone over as it is, and does not ask for it again', async ({
  phone: { page },
  site,
}) => {
  const gone = '01a1fd33-4b49-7984-915e-c639d26fa4e4'
  const pages = [
    [`/recruitment/detail/${gone}`, 'There is no such job'],
    [`/news/detail/${gone}`, 'This news is no longer here'],
    ['/news?page=999', 'There is no such page in this list.'],
  ] as const
  const asked: string[] = []
  page.on(
    'request',
    (request) => /\/api\/.*(01a1fd33|pageNumber=998)/.test(request.url()) && asked.push(request.url()),
  )
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy]')) Reflect.set(globalThis, 'wasWaitedFor', true)
    }).observe(document, { subtree: true, childList: true })
  })
  for (const [path, words] of pages) {
    await page.goto(site.url + path)
    await page.waitForFunction(isTakenOver)
    await expect(page.locator('main').getByText(words)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'wasWaitedFor')), path).toBeUndefined()
  }
  expect(asked).toEqual([])
})

test('who signed in here is shown no visitor’s page on the way to their own', async ({ phone, site }) => {
  const { page } = phone
  await page.goto(`${site.url}/recruitinfo`)
  await page.waitForFunction(isTakenOver)
  await page.evaluate(() => {
    localStorage.setItem('userType', 'EMPLOYEE')
    localStorage.setItem('token', 'a-token')
    localStorage.setItem('ilteo.memberId', '01a1fd33-4b49-7984-915e-c639d26fa4e4')
  })
  await page.reload()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ value }) => value))
    .toEqual(['.member'])
  const answer = await page.request.get(`${site.url}/recruitinfo`)
  expect(await answer.text()).toContain('<div id="root"></div>')
})
