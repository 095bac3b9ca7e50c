import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { signInAt } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

interface Person {
  id: number
  email?: string
  nickname: string
}

/** Kakao on this machine: whoever comes agrees at once, and is sent back with a code. */
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

/** The site of the journey with Kakao set up. */
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

test('a new member signs in through Kakao, comes to the page they wanted, and a replayed answer does nothing', async ({
  phone: { page },
  site,
}) => {
  const kakao = await withKakao(site)
  await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent('/mypage/favorites')}`)
  await expect(page.getByRole('button', { name: 'Continue with Naver' })).toHaveCount(0)
  const answers: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/kakaoLogin?')) answers.push(frame.url())
  })
  await continueWithKakao(page).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  await expect(page.getByRole('heading', { name: 'You have no favorites yet' })).toBeVisible()
  await page.goto(`${site.url}/mypage/account`)
  await expect(page.getByText('하우')).toBeVisible()
  await expect(page.getByText('Connected')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => indexedDB.deleteDatabase('ilteo-outbox'))
  await page.goto(answers[0] ?? '')
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible()
  kakao.close()
})

test('an email that has an account already is not taken over; its member signs in and connects Kakao', async ({
  phone: { page },
  site,
}) => {
  const kakao = await withKakao(site)
  kakao.person = { id: 7, email: WORKER.email, nickname: '남' }
  await page.goto(`${site.url}/signIn`)
  await continueWithKakao(page).click()
  await expect(
    page.getByText(/^This email already has an account\. Sign in with its password first/),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await signInAt(page, site, '/mypage/account')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/account`)
  await expect(page.getByText('Connected')).toBeVisible()
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).last().click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${site.url}/home`)
  await page.goto(`${site.url}/signIn?redirect=/mypage/account`)
  await continueWithKakao(page).click()
  await expect(page.getByText(WORKER.email)).toBeVisible()
  kakao.close()
})
