import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { seoulDay } from '../../src/client/i18n/seoul-time.ts'
import { anAnnouncement, BUSINESS_NUMBER } from '../support/announcements.ts'
import { twoColorImage } from '../support/images.ts'
import { type Account, arriveSignedIn } from './acts.ts'
import { expect, type Site, WORKER } from './journey.ts'

export const OPERATOR: Account = { email: 'operator@ilteo.test', password: WORKER.password }

export const arriveAsOperator = (page: Page, site: Site, path = '/operator') =>
  arriveSignedIn(page, site, path, OPERATOR)

interface Answer {
  data: { id: string; accessToken: string; next?: { url?: string } }
  etag: string | null
}

/** Signs in through the API and returns a function that calls it as that member. */
export async function callsOf(site: Site, { email, password }: Account) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { ...(body && !isForm ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    const answer: Answer = { ...(await response.json()), etag: response.headers.get('etag') }
    return answer
  }
  const { data } = await call('POST', '/users/authentication', { authType: 'EMAIL', email, password })
  const authorization = `Bearer ${data.accessToken}`
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(method, path, body, { authorization, ...headers })
}

/** Chooses a day in a field's calendar. @returns the day */
export async function chooseDay(page: Page, field: Locator, daysAhead: number): Promise<string> {
  const day = seoulDay(Date.now() + daysAhead * 86_400_000)
  await field.click()
  await page.locator(`[data-day="${day}"]`).click()
  await expect(field).toHaveAttribute('data-value', day)
  await expect(field).toBeFocused()
  return day
}

/** Fills in the form of a news item except its image. */
export async function writeNews(page: Page, title: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Source' }).fill('일터 소식')
  await page
    .getByRole('textbox', { name: 'Contents', exact: true })
    .fill('내년부터 신청을 인터넷으로 받아요.\n\n가까운 센터에서도 도와드려요.')
  await page.getByRole('textbox', { name: 'Link to the original' }).fill('https://example.com/news/1')
}

export async function pickNewsImage(page: Page): Promise<void> {
  const buffer = await twoColorImage(1600, 900).jpeg().toBuffer()
  await page.getByLabel(/^Picture/).setInputFiles({ name: 'center.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('Picture saved')).toBeVisible()
}

/** The number of files that the operator has uploaded. */
export async function uploadsOf(site: Site): Promise<number> {
  const [row] = await site.rows<{ count: number }>(
    'select count(*)::int as count from files f join members m on m.id = f.owner_id where m.email = $1',
    [OPERATOR.email],
  )
  return row?.count ?? 0
}

/** Buys a reading ticket by card. @returns the order's id */
export async function buyTicketByApi(site: Site, account: Account): Promise<string> {
  const employer = await callsOf(site, account)
  const { data } = await employer('POST', '/orders', { productId: 'ticket-10000' })
  const begun = await employer('POST', `/orders/${data.id}/payment`, { method: 'CreditCard' })
  const body = new URLSearchParams({ outcome: 'APPROVE' })
  const provider = new URL(begun.data.next?.url ?? '', site.url)
  await fetch(provider, { method: 'POST', body, redirect: 'manual' })
  await employer('POST', `/orders/${data.id}/confirmation`)
  return data.id
}

/** Publishes a news item. @returns its id */
export async function publishNewsItem(site: Site, title: string): Promise<string> {
  const operator = await callsOf(site, OPERATOR)
  const body = { title, company: '일터 소식', contents: '처음 내용이에요.' }
  const { data } = await operator('POST', '/operator/news', body)
  await operator('POST', `/operator/news/${data.id}/publication`, { publishAt: null, tellMembers: false })
  return data.id
}

/** Changes the contents of a news item as another operator would. */
export async function editNewsElsewhere(site: Site, id: string, contents: string): Promise<void> {
  const operator = await callsOf(site, OPERATOR)
  const { data, etag } = await operator('GET', `/operator/news/${id}`)
  await operator('PUT', `/operator/news/${id}`, { ...data, contents }, { 'if-match': etag ?? '' })
}

/** Signs up an employer who has requested verification, with an announcement that waits for it. */
export async function signUpWaitingCompany(site: Site, title: string): Promise<Account> {
  const account = { email: `${randomUUID()}@ilteo.test`, password: 'correct horse' }
  const signUp = await fetch(`${site.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'Kim Sujin', authType: 'EMAIL', role: 'EMPLOYER' }),
  })
  if (!signUp.ok) throw new Error(`sign-up answered ${signUp.status}`)
  await site.rows('update members set email_verified_at = now() where email = $1', [account.email])
  await askForVerification(site, account)
  const company = await callsOf(site, account)
  await company('POST', '/employers/jobs', anAnnouncement({ title }))
  return account
}

/** Requests verification, for the first time or after a refusal. */
export async function askForVerification(site: Site, account: Account): Promise<void> {
  const company = await callsOf(site, account)
  const form = new FormData()
  form.set('type', 'announcement/business')
  const photo = await twoColorImage(600, 800).jpeg().toBuffer()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'registration.jpg')
  const { data: certificateFileDataId } = await company('POST', '/files', form)
  await company('PUT', '/employers/verification', {
    businessName: '가온테크',
    businessNumber: BUSINESS_NUMBER,
    personName: '김수진',
    personRegistrationNumber: '9001011',
    certificateFileDataId,
  })
}
