import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freshPostings, openPosting } from './acts.ts'
import { expect, test } from './journey.ts'

/** LibreTranslate on this machine; what it says can be told from every real text. */
async function aTranslator() {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const { target } = JSON.parse(Buffer.concat(parts).toString('utf8'))
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ translatedText: `Said in ${target}.` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('where the browser cannot, the site translates a posting and news; where that cannot either, the text is copied', async ({
  phone: { page },
  site,
}) => {
  // As in browsers without a translator of their own.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'))
  const [posting, other] = await freshPostings(site, 2)
  const [news] = await site.rows<{ id: string }>('select id from news order by created_at desc limit 1')
  if (!posting || !other || !news) throw new Error('the demonstration content is needed')
  const main = page.getByRole('main')
  await openPosting(page, site, posting)
  await main.getByRole('button', { name: 'Translate' }).click()
  await expect(main.getByText('It cannot be translated here.', { exact: false })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copy the text' })).toBeVisible()

  const translator = await aTranslator()
  Object.assign(process.env, {
    TRANSLATION_PROVIDER: 'libretranslate',
    TRANSLATION_API_URL: translator.url,
  })
  await site.stopServer()
  await site.startServer()
  await main.getByRole('button', { name: 'Translate' }).click()
  await expect(main.getByText('Said in en.')).toHaveAttribute('lang', 'en')
  await main.getByRole('button', { name: 'Show the original' }).click()
  await expect(main.getByText('Said in en.')).toHaveCount(0)

  // From one page to another that is at hand, as with the browser's own back and forward.
  await page.evaluate((path) => history.pushState(null, '', path), `/recruitment/detail/${other.id}`)
  await expect(main.getByRole('heading', { level: 1, name: other.title })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1, name: posting.title })).toBeVisible()
  await main.getByRole('button', { name: 'Translate' }).click()
  await expect(main.getByText('Said in en.')).toBeVisible()
  await page.goForward()
  await expect(main.getByRole('heading', { level: 1, name: other.title })).toBeVisible()
  await expect(main.getByText('Said in en.')).toHaveCount(0)

  await page.goto(`${site.url}/news/detail/${news.id}`)
  await main.getByRole('button', { name: 'Translate' }).click()
  await expect(main.getByText('Said in en.')).toBeVisible()
  delete process.env['TRANSLATION_PROVIDER']
  delete process.env['TRANSLATION_API_URL']
  translator.close()
})
