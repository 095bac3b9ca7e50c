import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { freshJobs, openJob } from './acts.ts'
import { expect, test } from './journey.ts'

test.use({ ownSite: 'configures a provider' })

/** A local LibreTranslate with a recognisable answer. */
async function startTranslator() {
  let isSilent = false
  const server = createServer(async (request, response) => {
    if (isSilent) return
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { target } = JSON.parse(Buffer.concat(parts).toString('utf8'))
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ translatedText: `Said in ${target}.` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    silence: () => void (isSilent = true),
    speak: () => void (isSilent = false),
  }
}

/** What the site has set up is read once a day. */
async function forgetSettings(page: Page) {
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await page.reload()
}

test('the site translates a job and news where the browser cannot, and otherwise offers to copy the text', async ({
  phone: { page },
  site,
}) => {
  // As in browsers without a built-in translator.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'))
  const [job, other] = await freshJobs(site, 2)
  const [news] = await site.rows<{ id: string }>('select id from news order by created_at desc limit 1')
  if (!job || !other || !news) throw new Error('the demonstration content is needed')
  await site.rows('delete from text_translations where subject_id = $1', [news.id])
  const main = page.getByRole('main')
  await openJob(page, site, job)
  await expect(main.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Translate' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Open in a translator' }).click()
  const papago = page.getByRole('dialog').getByRole('link', { name: 'Open Papago' })
  await expect(papago).toHaveAttribute('href', /^https:\/\/papago\.naver\.com\/\?sk=auto&tk=en&st=./)
  await page.keyboard.press('Escape')

  const translator = await startTranslator()
  Object.assign(process.env, {
    TRANSLATION_PROVIDER: 'libretranslate',
    TRANSLATION_API_URL: translator.url,
  })
  await site.stopServer()
  await site.startServer()
  await forgetSettings(page)
  await main.getByRole('button', { name: 'Translate' }).click()
  await expect(main.getByText('Said in en.')).toHaveAttribute('lang', 'en')
  await expect(main.getByText('Machine translation by LibreTranslate')).toBeVisible()

  // It came with the job: the next reader has it without a press.
  await forgetSettings(page)
  await expect(main.getByText('Said in en.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Translate' })).toHaveCount(0)
  await page.evaluate((path) => history.pushState(null, '', path), `/recruitment/detail/${other.id}`)
  await expect(main.getByRole('heading', { level: 1, name: other.title })).toBeVisible()
  await expect(main.getByText('Said in en.')).toHaveCount(0)

  await test.step('a provider that does not answer is reported, and the text can be copied', async () => {
    translator.silence()
    await main.getByRole('button', { name: 'Translate' }).click()
    await expect(main.getByRole('button', { name: 'Translate' })).toHaveAttribute('aria-busy', 'true')
    await expect(main.getByRole('button', { name: 'Translate' })).toBeFocused()
    await expect(main.getByText('The translation took too long.', { exact: false })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Copy the text' })).toBeVisible()
    translator.speak()
  })

  await page.goto(`${site.url}/news/detail/${news.id}`)
  await main.getByRole('button', { name: 'Translate' }).click()
  await expect(main.getByText('Said in en.')).toBeVisible()
  delete process.env['TRANSLATION_PROVIDER']
  delete process.env['TRANSLATION_API_URL']
  translator.close()
})
