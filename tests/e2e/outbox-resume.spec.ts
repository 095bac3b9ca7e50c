import { withoutBackgroundSync } from './acts.ts'
import { everythingStored } from './announcement-acts.ts'
import { expect, test } from './journey.ts'
import {
  signUpWorker,
  arrivedFrom,
  fillStepOne,
  fillStepTwo,
  openForm,
  pickPhoto,
  save,
  expectWholeResume,
  writeResume,
} from './outbox-acts.ts'

test('a resume begun offline arrives once after the browser was killed', async ({ phone, site }) => {
  const worker = await signUpWorker(site)
  await withoutBackgroundSync(phone.page, site)
  await openForm(phone.page, site, worker)
  await phone.context.setOffline(true)
  await fillStepOne(phone.page, 'I can start on Monday.')
  await pickPhoto(phone.page)
  await expect(phone.page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
  // The status appears with the first words, so the storage is checked for all of it.
  for (const part of ['I can start on Monday.', '"photo":{"at":"KEPT"'])
    await expect.poll(() => everythingStored(phone.page)).toContain(part)

  const page = await phone.killAndReopen()
  await withoutBackgroundSync(page, site)
  await phone.context.setOffline(true)
  await page.goto(`${site.url}/writeResume`)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('I can start on Monday.')
  await expect(page.getByText('Photo saved')).toBeVisible()
  await fillStepTwo(page)
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  await phone.context.setOffline(false)
  await expectWholeResume(site, worker, 'I can start on Monday.')
  await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue('I can start on Monday.')
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', /\/files\//)
})

test('a resume arrives once over a network that stalls, resets, loses answers and delays in turn', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const worker = await writeResume(page, site, 'The bus went through a tunnel.')
  site.network.set('stall')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await expect.poll(() => site.network.stalledConnections()).toBeGreaterThan(0)
  site.network.set('reset')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  site.network.set('lose-answers')
  await page.goto(`${site.url}/outbox`)
  await expect.poll(async () => (await arrivedFrom(site, worker)).photos, { timeout: 300_000 }).toBe(1)
  site.network.set('delay')
  await expectWholeResume(site, worker, 'The bus went through a tunnel.')
})

test('three tabs and the service worker send a resume once', async ({ phone, site }) => {
  const { page } = phone
  const worker = await writeResume(page, site, 'Four want to send it.')
  site.network.set('reset')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  const tabs = [page, await phone.context.newPage(), await phone.context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(`${site.url}/outbox`)))
  for (const tab of tabs) await expect(tab.getByRole('article')).toHaveCount(1)
  site.network.set('pass')
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        navigator.serviceWorker.controller?.postMessage({ type: 'DRAIN' })
        globalThis.dispatchEvent(new Event('online'))
      }),
    ),
  )
  await expectWholeResume(site, worker, 'Four want to send it.')
  for (const tab of tabs) await expect(tab.getByRole('article')).toHaveCount(0)
})
