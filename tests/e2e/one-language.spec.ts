import type { Page } from '@playwright/test'
import { entriesIn } from '../languages/catalogues.ts'
import { freshJobs, goWithin, open, withoutBackgroundSync } from './acts.ts'
import { expect, readyForOffline, test } from './journey.ts'
import { mailTo } from './messages.ts'
import { saidIn } from './said-in.ts'

const NEWCOMER = { name: 'Tran Thi Mai', email: 'mai@example.com', password: 'long enough 1' }
const CELLPHONE = '01012345678'

/** What a reader of a language sees; anything in another language must say so in its `lang`. */
function readerOf(page: Page, langCode: string) {
  const entries = entriesIn(langCode).filter(({ translation }) => translation !== '')
  const own = new Set(entries.map(({ translation }) => translation))
  const english = entries
    .map(({ source }) => source)
    .filter((source) => /[a-z]{3}/i.test(source) && !own.has(source))
  return {
    say: saidIn(langCode),
    /** Texts of the product that are shown in English, and any Korean that is not marked as such. */
    expectNothingElse: async (): Promise<void> => {
      await expect.poll(() => page.evaluate(unmarked, english)).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', langCode)
    },
    expectOwnMail: (mail: string): void => {
      expect(english.filter((source) => source.length > 12 && mail.includes(source))).toEqual([])
      expect(
        entries.some(({ source, translation }) => source.length > 12 && mail.includes(translation)),
      ).toBe(true)
    },
  }
}

/** Runs in the page. Korean words on paper, which follow in brackets, are part of texts in every language. */
function unmarked(english: readonly string[]): string[] {
  const known = new Set(english)
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || element.closest('script, style, noscript')) continue
    if (element.closest('[lang]') !== document.documentElement || !element.checkVisibility()) continue
    if (known.has(text) || /[가-힣]/.test(text.replaceAll(/\([^)]*\)/g, ''))) found.push(text)
  }
  return found
}

const langCode = 'my'

test.describe('with a browser in Burmese', () => {
  test.use({ locale: 'my-MM' })

  test('a worker finds a job, signs up, applies without a network and signs out, all in their language', async ({
    phone: { page, context },
    site,
  }) => {
    const { say, expectNothingElse, expectOwnMail } = readerOf(page, langCode)
    const button = (source: string) => page.getByRole('button', { name: say(source), exact: true })
    const field = (source: string) => page.getByRole('textbox', { name: say(source), exact: true })
    const started = Date.now()
    await withoutBackgroundSync(page, site)
    const [job] = await freshJobs(site, 1)
    await test.step('a visitor reads the public pages', async () => {
      for (const path of ['/', '/recruitinfo', `/recruitment/detail/${job?.id}`, '/help']) {
        await open(page, site, path)
        await expectNothingElse()
      }
    })
    await test.step('they sign up', async () => {
      await goWithin(page, `/signUp?redirect=${encodeURIComponent(`/recruitment/detail/${job?.id}`)}`)
      await page.getByRole('radio', { name: say('Job seeker') }).check()
      await field('Name').fill(NEWCOMER.name)
      await field('Email').fill(NEWCOMER.email)
      await field('Password').fill(NEWCOMER.password)
      await expectNothingElse()
      await button('Sign up').click()
      await expect(page).toHaveURL(`${site.url}/recruitment/detail/${job?.id}`)
      await expectNothingElse()
    })
    await test.step('they apply with a short resume while offline', async () => {
      await readyForOffline(page)
      await page.getByRole('link', { name: say('Apply'), exact: true }).click()
      await expect(field('Cellphone number')).toBeVisible()
      await context.setOffline(true)
      await page.locator('[data-field="countyIsoCode"]').getByRole('button').click()
      const countries = page.getByRole('dialog')
      await countries.getByRole('searchbox').fill('Vietnam')
      await countries.getByRole('radio', { name: 'Việt Nam' }).check({ force: true })
      await countries.getByRole('button', { name: say('Confirm') }).click()
      await field('Cellphone number').fill(CELLPHONE)
      await button('Worker').click()
      await expectNothingElse()
      await button('Save and apply').click()
      await expect(page.getByRole('heading', { name: say('Saved on this device') })).toBeVisible()
      await expectNothingElse()
      await goWithin(page, '/outbox')
      await expectNothingElse()
    })
    await test.step('it arrives, and the member’s pages speak their language', async () => {
      await context.setOffline(false)
      await expect
        .poll(() =>
          site.rows('select from applications a join members m on m.id = a.member_id where m.email = $1', [
            NEWCOMER.email,
          ]),
        )
        .toHaveLength(1)
      for (const path of ['/mypage/applyStatus', '/mypage/notifications', '/mypage']) {
        await goWithin(page, path)
        await expectNothingElse()
      }
    })
    await test.step('they sign out, and a mail comes in their language', async () => {
      await button('Sign out').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Sign out'), exact: true })
        .click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectNothingElse()
      expectOwnMail(await mailTo(site, NEWCOMER.email, started))
    })
  })
})
