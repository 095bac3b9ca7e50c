import { chromium } from 'playwright'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-dev-shm-usage'] })
const p = await b.newPage()
await p.goto('http://127.0.0.1:4731/signIn?redirect=/operator/verifications')
await p.getByRole('textbox').first().fill('operator@ilteo.test'); await p.locator('input[type=password]').fill('ilteo-demo-1'); await p.locator('form button[type=submit]').click()
await p.waitForURL('**/operator/verifications')
await p.waitForTimeout(1000)
console.log(await p.locator('main nav').nth(1).evaluate(e=>e.outerHTML))
await b.close()
