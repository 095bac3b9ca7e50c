import type { Page } from '@playwright/test'
import { getJob } from '../../src/contract/job/job.ts'
import { arriveSignedIn, clearSiteData, detailOf, goWithin } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, readyForOffline, type Site, test } from './journey.ts'
import { isPersisted } from './kept.ts'
import { arriveAsOperator, callsOf } from './operator-acts.ts'
import { saidIn } from './said-in.ts'

test.use({ locale: 'vi-VN' })

const ORIGINAL = '부품을 조립해요.\n기숙사가 있어요.'
const CHANGED = '부품을 조립하고 포장해요.'
const WORDS = 'Lắp ráp linh kiện.\nCó ký túc xá.'

const say = saidIn('vi')

const original = (page: Page, text: string) =>
  page.getByRole('main').locator('p[lang="ko"]').filter({ hasText: text })
const translated = (page: Page) => page.locator('section > p[lang="vi"]')

/** Changes the details, as the employer would on another device. */
async function changeDetails(site: Site, id: string, details: string): Promise<void> {
  const employer = await callsOf(site, EMPLOYER)
  const { data, etag } = await employer('GET', `/employers/jobs/${id}`)
  const { announcement } = data as unknown as { announcement: object }
  await employer('PUT', `/employers/jobs/${id}`, { ...announcement, details }, { 'if-match': etag ?? '' })
}

test('a worker reads the employer’s own translation beside the original, also without a network, and sees when it is older', async ({
  desk,
  phone: { page, context },
  site,
}) => {
  const { id } = await findOpenJob(site)
  await changeDetails(site, id, ORIGINAL)
  const form = desk.getByRole('region', { name: 'Your posting in other languages' })

  await test.step('the employer writes it', async () => {
    await arriveSignedIn(desk, site, `/writeAnnouncement?id=${id}`, EMPLOYER)
    await expect(form.getByRole('heading')).toHaveText('Your posting in other languages Optional')
    await form.getByRole('combobox', { name: 'Language of the translation' }).selectOption('vi')
    await form.getByRole('textbox', { name: 'Details' }).fill('Lắp ráp.')
    await form.getByRole('button', { name: 'Save the translation' }).click()
    await expect.poll(() => wordsOf(site, id)).toEqual(['Lắp ráp.'])
    await form.getByRole('textbox', { name: 'Title' }).fill('Thợ lắp ráp')
    await form.getByRole('textbox', { name: 'Details' }).fill(WORDS)
    await form.getByRole('button', { name: 'Save the translation' }).click()
    await expect.poll(() => wordsOf(site, id)).toEqual([WORDS, 'Thợ lắp ráp'])
  })

  await test.step('a worker reads both, and saves the job', async () => {
    await arriveSignedIn(page, site, '/home')
    await readyForOffline(page)
    await goWithin(page, `/recruitment/detail/${id}`)
    await expect(translated(page)).toHaveText(WORDS)
    await expect(page.getByText(say('Translated by the company'))).toBeVisible()
    await expect(original(page, '부품을 조립해요.')).toBeVisible()
    await isPersisted(page, getJob, id, 'Có ký túc xá')
  })

  await test.step('it is still there without a network', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(translated(page)).toHaveText(WORDS)
    await expect(original(page, '부품을 조립해요.')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('once the original says something else, the translation is marked', async () => {
    await changeDetails(site, id, CHANGED)
    // What was read a moment ago is not asked for again.
    await clearSiteData(page, site)
    await page.goto(detailOf(site, { id, title: '' }))
    await expect(original(page, CHANGED)).toBeVisible()
    await expect(translated(page)).toHaveText(WORDS)
    await expect(
      page.getByText(say('The original was changed after this translation'), { exact: false }),
    ).toBeVisible()
  })

  await test.step('details that a posting does not have are not asked for', async () => {
    await changeDetails(site, id, '')
    await desk.reload()
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Details' })).toHaveCount(0)
  })
})

test('an operator translates a posting, which readers see as the site’s words, and the audit trail names the language', async ({
  desk,
  phone: { page },
  site,
}) => {
  const job = await findOpenJob(site)
  await arriveAsOperator(desk, site, '/operator/postings')
  await desk.getByRole('searchbox').fill(job.id)
  await desk.getByRole('link', { name: job.title }).click()
  // The address keeps the search if it was made before the press.
  await expect(desk).toHaveURL(new RegExp(`/operator/postings/${job.id}(\\?|$)`))
  await desk.getByRole('combobox', { name: 'Language of the translation' }).selectOption('vi')
  await desk.getByRole('textbox', { name: 'Details' }).fill(WORDS)
  await desk.getByRole('button', { name: 'Save the translation' }).click()
  await expect(desk.getByText('Saved. Readers of this language see it beside the original.')).toBeVisible()

  await page.goto(detailOf(site, job))
  await expect(translated(page)).toHaveText(WORDS)
  await expect(page.getByText(say('Translated by Ilteo'))).toBeVisible()

  await desk.getByRole('textbox', { name: 'Title' }).fill('Thợ lắp ráp')
  await desk.getByRole('button', { name: 'Save the translation' }).click()
  await expect.poll(() => wordsOf(site, job.id)).toEqual([WORDS, 'Thợ lắp ráp'])
  await desk.getByRole('link', { name: 'Actions on this posting' }).click()
  await expect(desk.getByRole('row', { name: /Translated a posting.*Language vi/ })).toHaveCount(2)
})

async function wordsOf(site: Site, id: string): Promise<string[]> {
  const rows = await site.rows<{ text: string }>(
    "select text from text_translations where subject_id = $1 and lang_code = 'vi' order by field",
    [id],
  )
  return rows.map(({ text }) => text)
}
