import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureHeadlessBrowser } from '../support/browser.mjs'
import { isTakenOver, openComplete } from './drawn-page.ts'
import { expect, type Phone, type Site, test } from './journey.ts'

test.use({ isFirstVisit: true })

interface Texts {
  list: string
  news: string
  landing: RegExp
  langCode: 'ko' | 'en'
}

const TEXTS: Record<string, Texts> = {
  'ko-KR': { list: '일자리 찾기', news: '소식', landing: /급여/, langCode: 'ko' },
  'en-US': { list: 'Find jobs', news: 'News', landing: /pay/, langCode: 'en' },
}

async function ids(site: Site) {
  const [job] = await site.rows<{ id: string; title: string }>(
    `select id, title from jobs where status = 'IN_PROGRESS' limit 1`,
  )
  const [item] = await site.rows<{ id: string; ko: string; en: string }>(
    `select n.id, n.title as ko, t.text as en from news n join text_translations t on t.subject_id = n.id
     where t.field = 'NEWS_TITLE' and t.lang_code = 'en' limit 1`,
  )
  if (!job || !item) throw new Error('the demonstration content has jobs and news')
  return { job, item }
}

/** Turns scripts off, and lets the journey choose the browser's language. */
async function withoutScripts({ context, page }: Phone) {
  const userAgent = await page.evaluate(() => navigator.userAgent)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
  return {
    speak: (acceptLanguage: string) =>
      devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage }),
    /** Does not wait for the app, which never starts. */
    open: async (url: string) => {
      await devtools.send('Page.navigate', { url })
      await page.waitForURL(url, { waitUntil: 'commit' })
    },
  }
}

type ScriptlessBrowser = Awaited<ReturnType<typeof withoutScripts>>

async function expectPublicPages(
  page: Page,
  site: Site,
  { open }: ScriptlessBrowser,
  texts: Texts,
): Promise<void> {
  const { job, item } = await ids(site)
  const opened = (path: string) => openComplete(page, () => open(site.url + path))
  await opened('/')
  await expect(page.locator('main h1')).toHaveText(texts.landing)
  for (const path of ['/home', '/recruitinfo']) {
    await opened(path)
    await expect(page.locator('article h3').first()).toBeVisible()
  }
  await expect(page.locator('h1')).toHaveText(texts.list)
  await opened(`/recruitment/detail/${job.id}`)
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible()
  await opened('/news')
  await expect(page.locator('main h1')).toHaveText(texts.news)
  await opened(`/news/detail/${item.id}`)
  await expect(page.getByRole('heading', { name: item[texts.langCode], level: 1 })).toBeVisible()
  if (texts.langCode === 'en') await expectFoldedOriginal(page, item)
}

/** A translated article says who translated it, and has its original behind a line. */
async function expectFoldedOriginal(page: Page, item: { ko: string; en: string }): Promise<void> {
  const article = page.getByRole('article')
  await expect(article.getByText('Translated by Ilteo')).toBeVisible()
  const original = article.locator('[lang="ko"]').filter({ hasText: item.ko })
  await expect(original).toBeHidden()
  await article.getByText('Show the original').click()
  await expect(original).toBeVisible()
}

async function searchFrom(
  path: string,
  page: Page,
  site: Site,
  { open }: ScriptlessBrowser,
  texts: Texts,
): Promise<void> {
  await openComplete(page, async () => {
    await openComplete(page, () => open(site.url + path))
    await page.locator('main input[type="search"]').fill('수원')
    await page.locator('main input[type="search"]').press('Enter')
    await expect(page).toHaveURL(`${site.url}/recruitInfo?query=${encodeURIComponent('수원')}`)
  })
  await expect(page.locator('h1')).toHaveText(texts.list)
  await expect(page.locator('main input[type="search"]')).toHaveValue('수원')
  await expect(page.locator('noscript p')).toHaveCount(0)
}

test('a browser without JavaScript reads public pages in its language and searches from home and the landing page', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const plain = await withoutScripts(phone)
  for (const [locale, texts] of Object.entries(TEXTS)) {
    await plain.speak(locale)
    await test.step(`pages in ${locale}`, () => expectPublicPages(page, site, plain, texts))
    for (const path of ['/home', '/landing'])
      await test.step(`search from ${path} in ${locale}`, () => searchFrom(path, page, site, plain, texts))
  }
  for (const path of ['/signIn', '/writeResume', '/nothing-here']) {
    await plain.open(site.url + path)
    await expect(page.locator('noscript p', { hasText: '자바스크립트가 필요해요' })).toBeVisible()
    await expect(page.locator('noscript p', { hasText: 'This page needs JavaScript' })).toBeVisible()
  }
  await page.getByRole('link', { name: /^news$/i }).click()
  await expect(page).toHaveURL(/\/news$/)

  const gone = `${site.url}/recruitment/detail/01a1fd33-4b49-7984-915e-c639d26fa4e4`
  expect((await page.request.get(gone)).status()).toBe(404)
  await openComplete(page, () => plain.open(gone))
  await expect(page.getByRole('heading', { level: 1, name: 'This job does not exist' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find jobs' })).toBeVisible()
})

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()

/** Runs in the page: collects the layout shifts that Cumulative Layout Shift sums up. */
function countShifts() {
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A browser without any data of the site; each page is opened in a new one. */
const FIRST_VISIT = {
  viewport: { width: 360, height: 740 },
  locale: 'en-US',
  timezoneId: 'Asia/Seoul',
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  serviceWorkers: 'block',
} as const

/** A new browser with scripts that collects layout shifts and errors. */
async function openFirstVisit(browser: Browser, errors: string[]): Promise<Page> {
  const context = await browser.newContext(FIRST_VISIT)
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(countShifts)
  return page
}

async function expectTakeover(browser: Browser, site: Site): Promise<void> {
  const { job, item } = await ids(site)
  const errors: string[] = []
  const plainContext = await browser.newContext({ ...FIRST_VISIT, javaScriptEnabled: false })
  plainContext.setDefaultTimeout(180_000)
  const plain = await plainContext.newPage()
  const details = [`/recruitment/detail/${job.id}`, `/news/detail/${item.id}`]
  for (const path of ['/', '/home', '/recruitinfo', '/news', ...details]) {
    const url = site.url + path
    await openComplete(plain, () => plain.goto(url))
    const drawn = await headings(plain)
    expect(drawn.length, path).toBeGreaterThan(0)
    const page = await openFirstVisit(browser, errors)
    await openComplete(page, () => page.goto(url))
    await page.waitForFunction(isTakenOver)
    expect(await headings(page), path).toEqual(drawn)
    const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      path,
    ).toBeLessThanOrEqual(0.02)
    await page.context().close()
  }
  await plainContext.close()
  expect(errors).toEqual([])
}

const APP_FILES = '**/assets/*.js'
/** The app's files, and the script that starts them. */
const ALL_SCRIPTS = /\.js$/

/** Opens the list of jobs and holds scripts back until they are let in. */
async function openBefore(
  browser: Browser,
  site: Site,
  scripts: string | RegExp,
): Promise<{ page: Page; letIn: () => void }> {
  const context = await browser.newContext(FIRST_VISIT)
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  const { promise: isPressed, resolve: letIn } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await isPressed
    await route.continue()
  })
  await openComplete(page, () => page.goto(`${site.url}/recruitinfo`, { waitUntil: 'commit' }))
  return { page, letIn }
}

/** Runs in the page: whether the script that starts the app has run, which follows presses from then on. */
const isStarting = () =>
  document.querySelector<HTMLTemplateElement>('#later')?.content.childElementCount === 0

async function expectReplayedPress(browser: Browser, site: Site): Promise<void> {
  const { page, letIn } = await openBefore(browser, site, APP_FILES)
  await page.waitForFunction(isStarting)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  letIn()
  await expect(page.getByRole('dialog', { name: 'Work' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
}

async function expectContinuedText(browser: Browser, site: Site): Promise<void> {
  const { page, letIn } = await openBefore(browser, site, ALL_SCRIPTS)
  const field = page.locator('input[name="query"]')
  await field.click()
  await page.keyboard.type('weld')
  letIn()
  await expect(page.getByRole('option', { name: 'Welder' }).first()).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('er')
  await expect(field).toHaveValue('welder')
}

for (const [how, expectIt] of [
  ['without a layout shift', expectTakeover],
  ['and replays a press from before', expectReplayedPress],
  ['and goes on with a text from before its first script', expectContinuedText],
] as const)
  test(`the app takes over a server-rendered page ${how}`, async ({ site }) => {
    const browser = await chromium.launch({
      executablePath: await ensureHeadlessBrowser(),
      args: ['--no-sandbox'],
    })
    try {
      await expectIt(browser, site)
    } finally {
      await browser.close()
    }
  })
