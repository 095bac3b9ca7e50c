import type { Page } from '@playwright/test'
import { getLandingFigures } from '../../src/contract/landing.ts'
import { signInAt } from './acts.ts'
import { isKept } from './kept.ts'
import { axeFindings } from './axe.ts'
import { expect, readyForOffline, test } from './journey.ts'

const landing = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Jobs in Korea that show the pay first' })
const home = (page: Page) => page.getByRole('main').getByRole('searchbox')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test.describe('on a phone that was never here', () => {
  test.use({ isFirstVisit: true })

  test('a visitor finds the landing page at /, and home there once they have gone on', async ({
    phone: { page },
    site,
  }) => {
    await page.goto(site.url)
    await expect(landing(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await page.reload()
    await expect(landing(page)).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'Find jobs' }).click()
    await expect(home(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' }).last()).toBeVisible()
    await page.goBack()
    await expect(home(page)).toBeVisible()
    await expect(landing(page)).toHaveCount(0)

    await page.goto(site.url)
    await expect(home(page)).toBeVisible()
    await page.goto(`${site.url}/landing`)
    await expect(landing(page)).toBeVisible()
    await page.goto(`${site.url}/HOME`)
    await expect(home(page)).toBeVisible()
  })

  test('whoever came straight to a job finds home behind the mark of the header', async ({
    phone: { page },
    site,
  }) => {
    await page.goto(`${site.url}/recruitinfo`)
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(home(page)).toBeVisible()
  })

  test('a member sees home at /, also when they sign in while another tab shows the landing page', async ({
    phone: { page, context },
    site,
  }) => {
    const other = await context.newPage()
    await other.goto(site.url)
    await expect(landing(other)).toBeVisible()
    await signInAt(page, site, '/landing')
    await expect(landing(page)).toBeVisible()
    await page.goto(site.url)
    await expect(home(page)).toBeVisible()
    await expect(home(other)).toBeVisible()
  })

  test('the installed app opens home at /', async ({ phone: { page }, site }) => {
    // A browser that is driven has no installed apps: the page is told that it is one.
    await page.addInitScript(() => {
      const own = globalThis.matchMedia.bind(globalThis)
      globalThis.matchMedia = (query) => own(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await page.goto(site.url)
    await expect(home(page)).toBeVisible()
  })

  test('figures are those of the database, and a site without people claims none', async ({
    phone: { page },
    site,
  }) => {
    await site.rows('delete from resumes')
    const [open] = await site.rows<{ count: string }>(
      `select count(*) from jobs where status = 'IN_PROGRESS' and period_end > now()`,
    )
    await page.goto(site.url)
    const figures = page.getByRole('region', { name: 'Ilteo in numbers' })
    const count = Number(open?.count).toLocaleString('en')
    await expect(figures.getByText(`${count} jobs are open right now`)).toBeVisible()
    await expect(figures.getByText('0 won is what applying costs')).toBeVisible()
    await expect(figures.getByText('people')).toHaveCount(0)
    await expect(figures.getByText('3 minutes for a first resume')).toBeVisible()
  })

  test('after one visit it opens without a network, with its figures', async ({
    phone: { page, context },
    site,
  }) => {
    await page.goto(site.url)
    await readyForOffline(page)
    await page.reload()
    const open = page.getByText(/^[\d,]+ jobs are open right now$/)
    const before = await open.textContent()
    await isKept(page, getLandingFigures)
    await context.setOffline(true)
    await page.reload()
    await expect(open).toHaveText(before ?? 'nothing')
    await tab(page, 'I am hiring').click()
    await expect(page.getByRole('heading', { name: 'Ask the right person first' })).toBeVisible()
    await page.getByRole('button', { name: 'Install on iPhone' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('the switch and the tabs work with arrows alone, stand in the address and survive a reload', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/landing`)
  await expect(page.getByRole('heading', { name: 'A resume in about three minutes' })).toBeVisible()
  await tab(page, 'I want to work').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'I am hiring')).toBeFocused()
  await expect(tab(page, 'I am hiring')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'A resume in about three minutes' })).toHaveCount(0)

  await tab(page, 'Register a posting').focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Hear at once' })).toBeVisible()
  await expect(page).toHaveURL(/\?for=company&feature=3$/)
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Hear at once' })).toBeVisible()
  await tab(page, 'Hear at once').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Register a posting' })).toBeVisible()
  await tab(page, 'I am hiring').focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(`${site.url}/landing`)
})

test('the ways of the top bar lead to their parts, and the mark loads the page again', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/landing`)
  await page.getByRole('link', { name: 'Hiring', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'From posting to person, in three steps' })).toBeInViewport()
  await page.getByRole('link', { name: 'Features' }).click()
  await expect(page.getByRole('heading', { name: 'What Ilteo does for you' })).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()
  const loaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: 'Load this page again' }).click()
  await loaded
  await expect(page).toHaveURL(`${site.url}/landing`)
})

test('another language is one choice away and stays', async ({ phone: { page }, site }) => {
  await page.goto(`${site.url}/landing`)
  const menu = page.getByRole('button', { name: 'Change language' })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('button', { name: '한국어' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('button', { name: '한국어' }).click()
  const korean = page.getByRole('heading', { level: 1, name: '급여부터 보이는 한국 일자리' })
  await expect(korean).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.reload()
  await expect(korean).toBeVisible()
})

test('the app is installed by the browser where it can ask, and otherwise the page says how', async ({
  phone: { page },
  site,
}) => {
  // Chromium's own offer comes when it likes; this browser has none until the journey makes one.
  await page.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation()),
  )
  await page.goto(`${site.url}/landing`)
  const android = page.getByRole('button', { name: 'Install on Android' })
  await android.click()
  const sheet = page.getByRole('dialog', { name: 'Put Ilteo on your device' })
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await expect(sheet.getByText('Press “Install app” or “Add to Home screen”')).toBeVisible()
  await sheet.getByRole('radio', { name: 'iPhone' }).check()
  await expect(sheet.getByText('Open this page in Safari')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(android).toBeFocused()

  await page.evaluate(() => {
    const prompt = async () => void (document.documentElement.dataset['asked'] = 'true')
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }),
    )
  })
  await android.click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
  await expect(sheet).toHaveCount(0)
})

test('the visa check says what a status allows, where that is written, and who has the last word', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/landing`)
  const status = page.getByRole('combobox', { name: 'Status of residence' })
  await expect(status.getByRole('option')).toHaveCount(38)
  await status.selectOption('D-2')
  await expect(page.getByText('D-2: only with a permission first')).toBeVisible()
  await expect(page.getByText('We have not compared this entry with the text of the law yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask immigration: 1345' })).toHaveAttribute('href', 'tel:1345')
  await status.selectOption('E-9')
  await expect(page.getByText('E-9: work is allowed within limits')).toBeVisible()
  await expect(page.getByText('We have not compared this entry')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('E-9: work is allowed within limits')).toBeVisible()
  await page.getByRole('link', { name: 'Jobs with visa support' }).click()
  await expect(page).toHaveURL(/\/recruitInfo\?visaAvailable=true$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const [name, size] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ size })

    test('axe finds nothing on the landing page, in either view, light or dark', async ({
      phone: { page },
      site,
    }) => {
      const found: string[] = []
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const path of ['/landing?visa=E-9', '/landing?for=company&feature=2&visa=D-2']) {
          await page.goto(site.url + path)
          await expect(landing(page)).toBeVisible()
          await page.getByRole('button', { name: 'Change language' }).click()
          found.push(...(await axeFindings(page, `${path} ${colorScheme}`)))
          await page.getByRole('button', { name: 'Install on iPhone' }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
          found.push(...(await axeFindings(page, `install sheet ${colorScheme}`)))
        }
      }
      expect(found).toEqual([])
    })

    test('the way in is in the top bar, all of which is one row', async ({ phone: { page }, site }) => {
      await page.goto(`${site.url}/landing`)
      const banner = page.getByRole('banner')
      const signIn = banner.getByRole('link', { name: 'Sign in' })
      const mark = await banner.getByRole('link').first().boundingBox()
      const way = await signIn.boundingBox()
      expect(way?.y).toBeLessThan((mark?.y ?? 0) + (mark?.height ?? 0))
      await signIn.click()
      await expect(page).toHaveURL(/\/signIn/)
    })

    test('the features of the company’s view are one row of tabs', async ({ phone: { page }, site }) => {
      await page.goto(`${site.url}/landing?for=company`)
      const tabs = await page.getByRole('tablist', { name: 'Features for companies' }).getByRole('tab').all()
      const boxes = await Promise.all(tabs.map((each) => each.boundingBox()))
      expect(boxes).toHaveLength(3)
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
    })

    test('nothing of it is wider than the screen, at twice the size of text too', async ({
      phone: { page },
      site,
    }) => {
      for (const path of ['/landing?visa=F-4', '/landing?for=company']) {
        await page.goto(site.url + path)
        await page.addStyleTag({ content: 'html { font-size: 200% }' })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBe(size.width)
      }
    })
  })
}
