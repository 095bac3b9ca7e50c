import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureHeadlessBrowser } from '../support/browser.mjs'
import { openComplete } from './drawn-page.ts'
import { expect, type Phone, type Site, test } from './journey.ts'

test.use({ isFirstVisit: true })

/** Titles of the list of jobs by the browser's language. */
const LIST = { 'ko-KR': '일자리 찾기', 'en-US': 'Find jobs' }

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

async function expectPublicPages(page: Page, site: Site, { open }: ScriptlessBrowser): Promise<void> {
  const { job, item } = await ids(site)
  const opened = (path: string) => openComplete(page, () => open(site.url + path))
  await opened('/')
  await expect(page.locator('main h1')).toHaveText(/pay/)
  for (const path of ['/home', '/recruitinfo']) {
    await opened(path)
    await expect(page.locator('article h3').first()).toBeVisible()
  }
  await expect(page.locator('h1')).toHaveText(LIST['en-US'])
  await opened(`/recruitment/detail/${job.id}`)
  await expect(page.getByRole('heading', { name: job.title, level: 1 })).toBeVisible()
  await opened('/news')
  await expect(page.locator('main h1')).toHaveText('News')
  await opened(`/news/detail/${item.id}`)
  await expect(page.getByRole('heading', { name: item.en, level: 1 })).toBeVisible()
  await expectFoldedOriginal(page, item)
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
  title: string,
): Promise<void> {
  await openComplete(page, async () => {
    await openComplete(page, () => open(site.url + path))
    await page.locator('main input[type="search"]').fill('수원')
    await page.locator('main input[type="search"]').press('Enter')
    await expect(page).toHaveURL(`${site.url}/recruitInfo?query=${encodeURIComponent('수원')}`)
  })
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('main input[type="search"]')).toHaveValue('수원')
  await expect(page.locator('noscript p')).toHaveCount(0)
}

test('a browser without JavaScript reads public pages, and searches from home and the landing page in its language', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const plain = await withoutScripts(phone)
  await plain.speak('ko-KR')
  await test.step('search from the landing page in Korean', () =>
    searchFrom('/landing', page, site, plain, LIST['ko-KR']))
  await plain.speak('en-US')
  await test.step('search from home in English', () => searchFrom('/home', page, site, plain, LIST['en-US']))
  await test.step('public pages', () => expectPublicPages(page, site, plain))
  await test.step('a page that needs JavaScript says so', async () => {
    await plain.open(`${site.url}/nothing-here`)
    await expect(page.locator('noscript p', { hasText: '자바스크립트가 필요해요' })).toBeVisible()
    await expect(page.locator('noscript p', { hasText: 'This page needs JavaScript' })).toBeVisible()
    await page.getByRole('link', { name: /^news$/i }).click()
    await expect(page).toHaveURL(/\/news$/)
  })
})

/** A browser without any data of the site. */
const FIRST_VISIT = {
  viewport: { width: 360, height: 740 },
  locale: 'en-US',
  timezoneId: 'Asia/Seoul',
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  serviceWorkers: 'block',
} as const

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

test('the app that takes over a server-rendered page replays a press and goes on with a text from before its scripts', async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: await ensureHeadlessBrowser(),
    args: ['--no-sandbox'],
  })
  try {
    await test.step('a press', () => expectReplayedPress(browser, site))
    await test.step('a text', () => expectContinuedText(browser, site))
  } finally {
    await browser.close()
  }
})
