import { freshJobs, goWithin, loadJob, openJob, prepareForOffline } from './acts.ts'
import { expect, test } from './journey.ts'

test('the app asks for notification permission only after a press, and remembers a refusal', async ({
  phone: { page },
  site,
}) => {
  // Chosen together: the application to the first may still be unsent when the second is looked for.
  const [job, other] = await freshJobs(site, 2)
  if (!job || !other) throw new Error('two jobs are needed')
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    // The shell of a browser has refused before anybody asks.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => {
      asked.push(location.pathname)
      return 'denied'
    }
  })
  const asked = () => page.evaluate(() => ('asked' in window ? window.asked : undefined))
  await prepareForOffline(page, site, [])
  await openJob(page, site, job)
  expect(await asked()).toEqual([])
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const offer = page.getByText('Do you want to know when the company answers?')
  await expect(offer).toBeVisible()
  expect(await asked()).toEqual([])
  await offer.click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)

  await loadJob(page, site, other)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByText(/^Applied/)).toBeVisible()
  await expect(offer).toHaveCount(0)

  await goWithin(page, '/mypage/alarm')
  expect(await asked()).toEqual([])
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect.poll(asked).toEqual(['/mypage/alarm'])
})
