import type { Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, readyForOffline, test, WORKER, type Site } from './journey.ts'
import { twoColorImage } from '../support/images.ts'
import { isPersisted } from './kept.ts'

test.use({ locale: 'vi-VN', deskLocale: 'ko-KR' })

async function signedIn(site: Site, { email, password }: typeof WORKER) {
  const send = async (method: string, path: string, body: unknown, token = '') => {
    const response = await fetch(`${site.url}/api${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()).data
  }
  const { accessToken } = await send('POST', '/users/authentication', { authType: 'EMAIL', email, password })
  return (path: string, body: unknown, method = 'POST') => send(method, path, body, accessToken)
}

/** The conversation about an application for the demonstration employer's job. */
async function openedChat(site: Site, tier?: string): Promise<string> {
  const worker = await signedIn(site, WORKER)
  const job = await findOpenJob(site, tier)
  await worker(`/jobs/${job.id}/applications`, {})
  const [application] = await site.rows<{ id: string }>(
    `select a.id from applications a join members m on m.id = a.member_id where m.email = $1 and a.job_id = $2`,
    [WORKER.email, job.id],
  )
  const { id } = await worker('/conversations', { applicationId: application?.id })
  return id
}

const bubbles = (page: Page) => page.locator('[data-thread] ol')
const say = async (page: Page, text: string) => {
  await page.locator('[data-thread] textarea').fill(text)
  await page.locator('[data-thread] button[type=submit]').click()
}

test('a Vietnamese phone goes underground while an interview is arranged with a Korean desktop', async ({
  phone: { page: phone },
  desk,
  site,
}) => {
  const id = await openedChat(site)
  const company = await signedIn(site, EMPLOYER)
  await arriveSignedIn(phone, site, `/messages/${id}`)
  await arriveSignedIn(desk, site, `/messages/${id}`, EMPLOYER)
  await readyForOffline(phone)
  await test.step('on a phone, no keyboard opens over the messages', async () => {
    await expect(phone.locator('[data-thread] textarea')).toBeEditable()
    await expect(phone.locator('[data-thread] textarea')).not.toBeFocused()
  })
  const toPhone = (message: object) =>
    company(`/conversations/${id}/messages`, { id: crypto.randomUUID(), ...message })

  await test.step('a question is read in the reader’s language', async () => {
    await desk.locator('[data-thread]').getByRole('button', { name: '언제부터 일할 수 있으세요?' }).click()
    // It is read before it is sent.
    await expect(bubbles(desk)).not.toContainText('언제부터 일할 수 있으세요?')
    await desk.getByRole('dialog').getByRole('button', { name: '보내기' }).click()
    await expect(bubbles(desk)).toContainText('언제부터 일할 수 있으세요?')
    await expect(bubbles(phone)).toContainText('Khi nào bạn bắt đầu được?')
  })
  await test.step('each side is told which language the other reads', async () => {
    await expect(phone.locator('[data-thread]')).toContainText(/Bên kia đọc bằng: tiếng Hàn/i)
    await expect(desk.locator('[data-thread]')).toContainText('상대방이 읽는 언어: 베트남어')
  })
  await test.step('and what arrives untranslated, until the note is hidden', async () => {
    const note = desk.getByText('직접 쓴 글은 번역 없이 그대로 전달돼요')
    await expect(note).toBeVisible()
    await desk.getByRole('button', { name: '안내 숨기기' }).click()
    await expect(note).toHaveCount(0)
    await goWithin(desk, '/messages')
    await desk.locator(`[data-panes] nav a[href$="${id}"]`).click()
    await expect(desk.locator('[data-thread] textarea')).toBeVisible()
    await expect(note).toHaveCount(0)
  })
  await phone.context().setOffline(true)
  await say(phone, 'Tôi đang ở trong tàu điện ngầm.')
  await say(phone, 'Tôi sẽ trả lời sau.')
  const at = new Date(Date.now() + 2 * 86_400_000).toISOString()
  await toPhone({ kind: 'TIME', times: [at] })
  await expect(bubbles(desk)).not.toContainText('tàu điện ngầm')
  await phone.context().setOffline(false)
  await test.step('what was written underground arrives once and in order', async () => {
    await expect(bubbles(desk)).toContainText(/tàu điện ngầm[^]*Tôi sẽ trả lời sau/, { timeout: 60_000 })
    const sent = await site.rows<{ text: string }>(
      `select text from messages where conversation_id = $1 and kind = 'TEXT' order by sequence`,
      [id],
    )
    expect(sent.map(({ text }) => text)).toEqual(['Tôi đang ở trong tàu điện ngầm.', 'Tôi sẽ trả lời sau.'])
  })
  await test.step('the agreed time is put into both calendars', async () => {
    await bubbles(phone)
      .getByRole('button')
      .filter({ hasText: /Đồng ý|Agree/ })
      .click()
    for (const page of [phone, desk])
      await expect(bubbles(page)).toContainText(
        /정해졌어요|Interview time agreed|Đã thống nhất giờ phỏng vấn/,
      )
    await expect(bubbles(desk).locator('button[data-variant]').last()).toBeVisible()
    const download = phone.waitForEvent('download')
    await bubbles(phone).locator('button[data-variant]').last().click()
    expect((await download).suggestedFilename()).toBe('interview.ics')
  })
})

test('a chat that was never opened opens without a network, with its photo and what can be written', async ({
  phone: { page },
  site,
}) => {
  const id = await openedChat(site)
  const company = await signedIn(site, EMPLOYER)
  const form = new FormData()
  form.set('type', 'conversation')
  const photo = await twoColorImage(900, 1600).jpeg().toBuffer()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const file = await company('/files', form)
  const post = (message: object) =>
    company(`/conversations/${id}/messages`, { id: crypto.randomUUID(), ...message })
  await post({ kind: 'TEXT', text: '정문 사진입니다.' })
  await post({ kind: 'IMAGE', files: [file] })
  await arriveSignedIn(page, site, '/messages')
  await readyForOffline(page)
  await isPersisted(page, { name: 'messages.photo' })
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('[data-panes] nav a').first().click()
  await expect(bubbles(page)).toContainText('정문 사진입니다.')
  await expect(bubbles(page).getByRole('img', { name: 'Ảnh' })).toBeVisible()
  await say(page, 'Em cảm ơn.')
  await expect(bubbles(page)).toContainText('Em cảm ơn.')
})

test('a text typed in one tab and sent in another is gone in both, and stays where it was changed meanwhile', async ({
  phone: { page, context },
  site,
}) => {
  const id = await openedChat(site)
  await test.step('a press on the application’s button opens the chat, not the job below it', async () => {
    await arriveSignedIn(page, site, '/mypage/applyStatus')
    const [application] = await site.rows<{ title: string }>(
      `select j.title from conversations c join applications a on a.id = c.application_id
       join jobs j on j.id = a.job_id where c.id = $1`,
      [id],
    )
    const card = page.getByRole('article').filter({ hasText: application?.title ?? '' })
    await card
      .first()
      .getByRole('button', { name: /Nhắn|tin nhắn|Lời nhắn/ })
      .click()
    await expect(page).toHaveURL(`${site.url}/messages/${id}`)
  })
  const other = await context.newPage()
  await other.goto(`${site.url}/messages/${id}`)
  const field = (tab: Page) => tab.locator('[data-thread] textarea')
  await field(page).fill('Em đến lúc chín giờ.')
  await expect(field(other)).toHaveValue('Em đến lúc chín giờ.')
  await other.locator('[data-thread] button[type=submit]').click()
  await expect(field(other)).toHaveValue('')
  await expect(field(page)).toHaveValue('')
  await expect(bubbles(page)).toContainText('Em đến lúc chín giờ.')
  await field(other).fill('Em có mang theo')
  await expect(field(page)).toHaveValue('Em có mang theo')
  await page.reload()
  await expect(field(page)).toHaveValue('Em có mang theo')
  const texts = async (kind: string) =>
    (
      await site.rows<{ text: string }>(
        'select text from messages where conversation_id = $1 and kind = $2 order by sequence',
        [id, kind],
      )
    ).map(({ text }) => text)

  await test.step('a message that cannot be taken back says why, and the next one is sent', async () => {
    await expect.poll(() => texts('TEXT')).toEqual(['Em đến lúc chín giờ.'])
    const company = await signedIn(site, EMPLOYER)
    await company('/users/me/conversation-settings', { showsReading: false }, 'PUT')
    await company(`/conversations/${id}/read`, { sequence: 1 }, 'PUT')
    await bubbles(page).getByRole('button', { name: 'Thu hồi' }).click()
    await expect(bubbles(page)).toContainText('Tin nhắn chỉ thu hồi được trong năm phút.')
    await say(page, 'Em vẫn đến.')
    await expect.poll(() => texts('TEXT')).toEqual(['Em đến lúc chín giờ.', 'Em vẫn đến.'])
    await bubbles(page).getByRole('button', { name: 'Đóng' }).click()
    await expect(bubbles(page)).not.toContainText('Tin nhắn chỉ thu hồi được')
  })

  await test.step('what is pressed twice is sent once', async () => {
    await page.getByRole('button', { name: 'Thêm ảnh, giờ hẹn hoặc mục khác' }).click()
    const ask = page.getByRole('dialog').getByRole('button', { name: 'Nhờ gọi cho tôi' })
    await ask.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await say(page, 'Em chờ máy.')
    // Sent in order: a second request to call would be there before it.
    await expect.poll(() => texts('TEXT')).toContain('Em chờ máy.')
    expect(await texts('PHRASE')).toHaveLength(1)
  })
})

test('a chat is opened, written in and left by keyboard on a desktop, and read to screen readers', async ({
  desk,
  site,
}) => {
  const id = await openedChat(site)
  const worker = await signedIn(site, WORKER)
  const fromWorker = (text: string) =>
    worker(`/conversations/${id}/messages`, { id: crypto.randomUUID(), kind: 'TEXT', text })
  await fromWorker('Xin chào')
  await arriveSignedIn(desk, site, '/messages', EMPLOYER)
  const row = desk.locator(`[data-panes] nav a[href$="${id}"]`)
  await row.focus()
  await desk.keyboard.press('Enter')
  const field = desk.locator('[data-thread] textarea')
  await expect(field).toBeFocused()
  await desk.keyboard.type('첫 줄')
  await desk.keyboard.press('Shift+Enter')
  await desk.keyboard.type('둘째 줄')
  await expect(desk.locator('[data-thread] button[type=submit]')).toBeEnabled()
  await desk.keyboard.press('Enter')
  await expect(bubbles(desk)).toContainText(/첫 줄\s*둘째 줄/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')

  const log = desk.locator('[data-thread] [role=log]')
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await expect(log).toBeEmpty()
  await fromWorker('Vâng')
  await fromWorker('Vâng')
  await expect(log.locator('span').filter({ hasText: 'Vâng' })).toHaveCount(2)

  await test.step('a named visa tells the employer what the rules say of it for this work', async () => {
    const name = (visa: string) =>
      worker(`/conversations/${id}/messages`, {
        id: crypto.randomUUID(),
        kind: 'PHRASE',
        code: 'MY_VISA',
        params: { visa },
      })
    await name('E-9')
    await expect(desk.getByRole('note').filter({ hasText: 'E-9 · 체류자격: 고용센터' })).toBeVisible()
    await name('C-3')
    const refused = desk.getByRole('note').filter({ hasText: 'C-3 · 체류자격: 이 일을 할 수 없음' })
    await expect(refused).toBeVisible()
    await expect(refused).not.toContainText('고용센터')
    await expect(refused.getByRole('link')).toHaveAttribute('href', /^\/landing\?.*visa=C-3.*#visa-check$/)
  })

  await desk.keyboard.type('아직 보내지 않은')
  await desk.keyboard.press('Escape')
  await expect(desk).toHaveURL(/\/messages$/)
  await expect(row).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(field).toHaveValue('아직 보내지 않은')

  await test.step('a text that is too long is kept whole and cannot be sent', async () => {
    await field.fill('가'.repeat(2001))
    await expect(desk.locator('[data-thread]')).toContainText('2001/2000')
    await desk.keyboard.press('Enter')
    await expect(desk.locator('[data-thread] button[type=submit]')).toBeDisabled()
    expect((await field.inputValue()).length).toBe(2001)
  })
})

test('a chat opened from another or by the way back shows its newest message', async ({ desk, site }) => {
  const [first, second] = [await openedChat(site), await openedChat(site, 'LOCAL')]
  const worker = await signedIn(site, WORKER)
  const fromWorker = (id: string, text: string) =>
    worker(`/conversations/${id}/messages`, { id: crypto.randomUUID(), kind: 'TEXT', text })
  for (const id of [first, second]) {
    for (let n = 0; n < 4; n += 1) await fromWorker(id, `Xin chào\n`.repeat(20))
    await fromWorker(id, `Cuối ${id}`)
  }
  await arriveSignedIn(desk, site, `/messages/${first}`, EMPLOYER)
  const area = desk.locator('[data-thread] [role=region]')
  const newest = (id: string) => bubbles(desk).getByText(`Cuối ${id}`)
  await expect(newest(first)).toBeInViewport()
  await area.hover()
  // Repeated, as the chat may still be following its newest message.
  await expect(async () => {
    await desk.mouse.wheel(0, -800)
    await expect(newest(first)).not.toBeInViewport({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await desk.locator(`[data-panes] nav a[href$="${second}"]`).click()
  await expect(newest(second)).toBeInViewport()
  await expect(desk.locator(`[data-panes] nav a[href$="${second}"]`)).not.toHaveAttribute('data-unread')
  await desk.goBack()
  await expect(newest(first)).toBeInViewport()
})
