import { expect, test } from './journey.ts'
import { aNewWorker, openForm } from './outbox-acts.ts'

test('a press held for a moment on the action bar counts after the reader has scrolled down', async ({
  phone: { page },
  site,
}) => {
  await openForm(page, site, await aNewWorker(site))
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 300)
  await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down')
  const still = () =>
    page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
    })
  await still()
  await page.getByRole('button', { name: 'Next' }).hover()
  await page.mouse.down()
  await still()
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
})
