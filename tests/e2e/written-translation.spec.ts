import type { Page } from '@playwright/test'
import { getJob } from '../../src/contract/job/job.ts'
import { arriveSignedIn, clearSiteData, detailOf, goWithin, type Job } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, readyForOffline, type Site, test } from './journey.ts'
import { isPersisted } from './kept.ts'
import { arriveAsOperator, callsOf } from './operator-acts.ts'

const ORIGINAL = '부품을 조립해요.\n기숙사가 있어요.'
const CHANGED = '부품을 조립하고 포장해요.'
const OF_OPERATOR = 'We assemble parts.'
const WORDS = 'You assemble parts.\nThere is a dormitory.'

const original = (page: Page, text: string) =>
  page.getByRole('main').locator('p[lang="ko"]').filter({ hasText: text })
const translated = (page: Page) => page.locator('section > p[lang="en"]')

/** Changes the details, as the employer would on another device. */
async function changeDetails(site: Site, id: string, details: string): Promise<void> {
  const employer = await callsOf(site, EMPLOYER)
  const { data, etag } = await employer('GET', `/employers/jobs/${id}`)
  const { announcement } = data as unknown as { announcement: object }
  await employer('PUT', `/employers/jobs/${id}`, { ...announcement, details }, { 'if-match': etag ?? '' })
}

test('readers see an operator’s translation and then the employer’s own beside the original, also without a network, and whether it is older', async ({
  desk,
  phone: { page, context },
  site,
}) => {
  const job = await findOpenJob(site)
  await changeDetails(site, job.id, ORIGINAL)
  await test.step('an operator translates the posting', () => translateAsOperator(desk, site, job))
  await test.step('the employer writes an own translation', () => translateAsEmployer(desk, site, job))

  await test.step('a worker reads it beside the original', async () => {
    await arriveSignedIn(page, site, '/home')
    await readyForOffline(page)
    await goWithin(page, `/recruitment/detail/${job.id}`)
    await expect(translated(page)).toHaveText(WORDS)
    await expect(page.getByText('Translated by the company')).toBeVisible()
    await expect(original(page, '부품을 조립해요.')).toBeVisible()
    await isPersisted(page, getJob, job.id, 'There is a dormitory')
  })

  await test.step('it is still there without a network', async () => {
    await context.setOffline(true)
    await page.reload()
    await expect(translated(page)).toHaveText(WORDS)
    await expect(original(page, '부품을 조립해요.')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('once the original says something else, the translation is marked', async () => {
    await changeDetails(site, job.id, CHANGED)
    // What was read a moment ago is not asked for again.
    await clearSiteData(page, site)
    await page.goto(detailOf(site, job))
    await expect(original(page, CHANGED)).toBeVisible()
    await expect(translated(page)).toHaveText(WORDS)
    await expect(
      page.getByText('The original was changed after this translation', { exact: false }),
    ).toBeVisible()
  })
})

async function translateAsOperator(desk: Page, site: Site, { id, title }: Job): Promise<void> {
  await arriveAsOperator(desk, site, '/operator/postings')
  await desk.getByRole('searchbox').fill(id)
  await desk.getByRole('link', { name: title }).click()
  // The address keeps the search if it was made before the press.
  await expect(desk).toHaveURL(new RegExp(`/operator/postings/${id}(\\?|$)`))
  const language = desk.getByRole('combobox', { name: 'Language of the translation' })
  const details = desk.getByRole('textbox', { name: 'Details' })
  for (const [langCode, text] of [
    ['vi', 'Lắp ráp linh kiện.'],
    ['en', OF_OPERATOR],
  ] as const) {
    await language.selectOption(langCode)
    await expect(details).toHaveValue('')
    await details.fill(text)
    await desk.getByRole('button', { name: 'Save the translation' }).click()
    await expect(desk.getByText('Saved. Readers of this language see it beside the original.')).toBeVisible()
    await expect.poll(() => writtenBy(site, 'operator', id, langCode)).toEqual([text])
  }
  await goWithin(desk, `/recruitment/detail/${id}`)
  await expect(translated(desk)).toHaveText(OF_OPERATOR)
  await expect(desk.getByText('Translated by Ilteo')).toBeVisible()
}

async function translateAsEmployer(desk: Page, site: Site, { id }: Job): Promise<void> {
  await arriveSignedIn(desk, site, `/writeAnnouncement?id=${id}`, EMPLOYER)
  const form = desk.getByRole('region', { name: 'Your posting in other languages' })
  await expect(form.getByRole('heading')).toHaveText('Your posting in other languages Optional')
  const language = form.getByRole('combobox', { name: 'Language of the translation' })
  const title = form.getByRole('textbox', { name: 'Title' })
  await title.fill('Assembler')
  await form.getByRole('textbox', { name: 'Details' }).fill(WORDS)
  await form.getByRole('button', { name: 'Save the translation' }).click()
  await expect.poll(() => writtenBy(site, 'author', id, 'en')).toEqual([WORDS, 'Assembler'])
  await language.selectOption('vi')
  await expect(title).toHaveValue('')
  await language.selectOption('en')
  await expect(title).toHaveValue('Assembler')
}

async function writtenBy(
  site: Site,
  maker: 'author' | 'operator',
  id: string,
  langCode: string,
): Promise<string[]> {
  const rows = await site.rows<{ text: string }>(
    `select text from text_translations
     where subject_id = $1 and lang_code = $2 and made_by = $3 order by field`,
    [id, langCode, maker],
  )
  return rows.map(({ text }) => text)
}
