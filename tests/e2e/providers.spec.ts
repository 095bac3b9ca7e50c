import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { arriveSignedIn, clearSiteData, freshJobs, goWithin, type Job, loadJob, openJob } from './acts.ts'
import { expect, test as base, WORKER, type Site } from './journey.ts'

interface Stub {
  url: string
  close(): void
}

interface Kakao extends Stub {
  /** Who signs in there. */
  person: { id: number; email?: string; nickname: string }
}

interface Translator extends Stub {
  /** It accepts requests and does not answer them. */
  isSilent: boolean
}

const test = base.extend<{ kakao: Kakao; translator: Translator }>({
  kakao: async ({}, use) => {
    const kakao = await startKakao()
    await use(kakao)
    kakao.close()
  },
  translator: async ({}, use) => {
    const translator = await startTranslator()
    await use(translator)
    translator.close()
  },
  siteServer: async ({ kakao, translator, network }, use) => {
    const settings = {
      PUBLIC_URL: network.url,
      KAKAO_CLIENT_ID: 'our-app',
      KAKAO_AUTH_URL: kakao.url,
      KAKAO_API_URL: kakao.url,
      TRANSLATION_PROVIDER: 'libretranslate',
      TRANSLATION_API_URL: translator.url,
    }
    await use({ settings })
  },
})

test.use({ ownSite: 'configures providers' })

async function startStub(answer: RequestListener): Promise<Stub> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A local Kakao that authorizes at once and redirects back with a code. */
async function startKakao(): Promise<Kakao> {
  const signingIn: Pick<Kakao, 'person'> = { person: { id: 4242, nickname: '하우' } }
  const stub = await startStub((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://kakao.test')
    if (pathname === '/oauth/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', 'a-code')
      back.searchParams.set('state', searchParams.get('state') ?? '')
      response.writeHead(302, { location: back.href }).end()
      return
    }
    const { id, email, nickname } = signingIn.person
    const account = {
      profile: { nickname },
      ...(email ? { email, is_email_valid: true, is_email_verified: true } : {}),
    }
    const answer =
      pathname === '/oauth/token'
        ? { access_token: 'theirs', token_type: 'bearer', expires_in: 7_199 }
        : { id, app_id: 1, expires_in: 7_199, kakao_account: account }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  return Object.assign(signingIn, stub)
}

/** A local LibreTranslate with a recognisable answer. */
async function startTranslator(): Promise<Translator> {
  const state = { isSilent: false }
  const stub = await startStub(async (request, response) => {
    if (state.isSilent) return
    const { target } = JSON.parse(Buffer.concat(await request.toArray()).toString('utf8'))
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ translatedText: `Said in ${target}.` }))
  })
  return Object.assign(state, stub)
}

const continueWithKakao = (page: Page) => page.getByRole('button', { name: 'Continue with Kakao' })
const translate = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Translate' })
const translated = (page: Page) => page.getByRole('main').getByText('Said in en.')

/** An answer that takes more than three seconds is kept for the next press. */
async function translateHere(page: Page): Promise<void> {
  await expect(async () => {
    if (await translate(page).isVisible()) await translate(page).click()
    await expect(translated(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('Kakao signs a new member in and takes no account over, and jobs and news are translated by a provider, or copied where there is none', async ({
  phone: { page, context },
  site,
  kakao,
  translator,
}) => {
  // As in browsers without a built-in translator.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'))
  const [job, other] = await freshJobs(site, 2)
  if (!job || !other) throw new Error('two jobs are needed')
  await test.step('without a provider the text can be copied, or opened in a translator', () =>
    copyWithoutProvider(page, context, site, job))
  await clearSiteData(page, site)
  await test.step('a new member of Kakao reaches the page they wanted', () => signInAsNewMember(page, site))
  await test.step('a job is translated on request, and its translation is not shown at another', async () => {
    await openJob(page, site, job)
    await translateHere(page)
    await expect(translated(page)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('main').getByText('Machine translation by LibreTranslate')).toBeVisible()
    await openJob(page, site, other)
    await expect(translate(page)).toBeVisible()
    await expect(translated(page)).toHaveCount(0)
  })
  await test.step('a provider that does not answer is reported, and the text can be copied', async () => {
    translator.isSilent = true
    await expectNoAnswer(page)
    translator.isSilent = false
  })
  await test.step('news is translated on request', () => translateNews(page, site))
  await clearSiteData(page, site)
  await test.step('Kakao takes no account over, and is connected by a signed-in member', async () => {
    kakao.person = { id: 7, email: WORKER.email, nickname: '남' }
    await expectNoTakeover(page, site)
    await connect(page, site)
  })
})

async function copyWithoutProvider(page: Page, context: BrowserContext, site: Site, job: Job) {
  await context.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, translates: false } } })
  })
  await loadJob(page, site, job)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  await expect(translate(page)).toHaveCount(0)
  await main.getByRole('button', { name: 'Open in a translator' }).click()
  const papago = page.getByRole('dialog').getByRole('link', { name: 'Open Papago' })
  await expect(papago).toHaveAttribute('href', /^https:\/\/papago\.naver\.com\/\?sk=auto&tk=en&st=./)
  await context.unrouteAll({ behavior: 'wait' })
}

async function signInAsNewMember(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent('/mypage/favorites')}`)
  await expect(continueWithKakao(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Naver' })).toHaveCount(0)
  await continueWithKakao(page).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  await expect(page.getByRole('heading', { name: 'You have no saved jobs yet' })).toBeVisible()
  await goWithin(page, '/mypage/account')
  await expect(page.getByText('하우')).toBeVisible()
  await expect(page.getByText('Connected')).toBeVisible()
}

async function expectNoAnswer(page: Page): Promise<void> {
  await translate(page).click()
  await expect(translate(page)).toHaveAttribute('aria-busy', 'true')
  await expect(translate(page)).toBeFocused()
  const main = page.getByRole('main')
  await expect(main.getByText('The translation took too long.', { exact: false })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copy the text' })).toBeVisible()
}

async function translateNews(page: Page, site: Site): Promise<void> {
  const [news] = await site.rows<{ id: string }>('select id from news order by created_at desc limit 1')
  if (!news) throw new Error('the demonstration content is needed')
  await site.rows('delete from text_translations where subject_id = $1', [news.id])
  await goWithin(page, `/news/detail/${news.id}`)
  await translateHere(page)
}

async function expectNoTakeover(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signIn`)
  await continueWithKakao(page).click()
  await expect(
    page.getByText(/^This email already has an account\. Sign in with its password first/),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

async function connect(page: Page, site: Site): Promise<void> {
  await arriveSignedIn(page, site, '/mypage/account')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connected')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/mypage/account`)
  const devices = page.getByRole('region', { name: 'Devices you are signed in on' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
}
