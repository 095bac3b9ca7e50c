import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { arriveSignedIn, clearSiteData } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

test.use({ ownSite: 'configures a provider' })

interface Person {
  id: number
  email?: string
  nickname: string
}

/** A local Kakao that authorizes at once and redirects back with a code. */
class Kakao {
  person: Person = { id: 4242, nickname: '하우' }
  readonly #server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', this.url)
    if (url.pathname === '/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', 'a-code')
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      response.writeHead(302, { location: back.href }).end()
      return
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(this.#answer(url.pathname)))
  })

  get url() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async open() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer(path: string) {
    const { id, email, nickname } = this.person
    if (path === '/oauth/token') return { access_token: 'theirs', token_type: 'bearer', expires_in: 7_199 }
    const account = {
      profile: { nickname },
      ...(email ? { email, is_email_valid: true, is_email_verified: true } : {}),
    }
    return { id, app_id: 1, expires_in: 7_199, kakao_account: account }
  }
}

/** Restarts the site with Kakao configured. */
async function withKakao(site: Site): Promise<Kakao> {
  const kakao = await new Kakao().open()
  Object.assign(process.env, {
    KAKAO_CLIENT_ID: 'our-app',
    KAKAO_AUTH_URL: kakao.url,
    KAKAO_API_URL: kakao.url,
    PUBLIC_URL: site.url,
  })
  await site.stopServer()
  await site.startServer()
  for (const name of ['KAKAO_CLIENT_ID', 'KAKAO_AUTH_URL', 'KAKAO_API_URL', 'PUBLIC_URL'])
    delete process.env[name]
  return kakao
}

const continueWithKakao = (page: Page) => page.getByRole('button', { name: 'Continue with Kakao' })

test('Kakao signs a new member in once, and connects to an existing account only by its member', async ({
  phone: { page },
  site,
}) => {
  const kakao = await withKakao(site)
  await test.step('a new member reaches the page they wanted, and a replayed answer does nothing', () =>
    signInAsNewMember(page, site))
  await clearSiteData(page, site)
  await test.step('a signed-in member connects Kakao and then signs in with it', async () => {
    kakao.person = { id: 7, email: WORKER.email, nickname: '남' }
    await expectNoTakeover(page, site)
    await connectAndSignIn(page, site)
  })
  kakao.close()
})

async function signInAsNewMember(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent('/mypage/favorites')}`)
  await expect(continueWithKakao(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue with Naver' })).toHaveCount(0)
  const answers: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/kakaoLogin?')) answers.push(frame.url())
  })
  await continueWithKakao(page).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  await expect(page.getByRole('heading', { name: 'You have no saved jobs yet' })).toBeVisible()
  await page.goto(`${site.url}/mypage/account`)
  await expect(page.getByText('하우')).toBeVisible()
  await expect(page.getByText('Connected')).toBeVisible()

  await clearSiteData(page, site)
  await page.goto(answers[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible()
}

async function expectNoTakeover(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signIn`)
  await continueWithKakao(page).click()
  await expect(
    page.getByText(/^This email already has an account\. Sign in with its password first/),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
}

async function connectAndSignIn(page: Page, site: Site): Promise<void> {
  await arriveSignedIn(page, site, '/mypage/account')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connected')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/mypage/account`)
  const devices = page.getByRole('region', { name: 'Devices you are signed in on' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
  await page.goto(`${site.url}/signIn?redirect=/mypage/account`)
  await continueWithKakao(page).click()
  await expect(page.getByText(WORKER.email)).toBeVisible()
}
