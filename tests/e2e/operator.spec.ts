import type { Page } from '@playwright/test'
import { rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { goWithin } from './acts.ts'
import { everythingStored } from './announcement-acts.ts'
import { expect, readyForOffline, type Site, test } from './journey.ts'
import { isDrafted } from './kept.ts'
import {
  chooseDay,
  editNewsElsewhere,
  OPERATOR,
  pickNewsImage,
  publishNewsItem,
  uploadsOf,
  writeNews,
} from './operator-acts.ts'

const textbox = 'textbox' as const

test('an operator writes news in a form that survives faults, schedules, publishes and deletes it, and resolves an edit conflict', async ({
  desk,
  site,
}) => {
  const title = '외국인 고용 허가 신청이 쉬워져요'
  await test.step('writing', () => fillInNews(desk, site, title))
  await test.step('scheduling', () => scheduleNews(desk, site, title))
  await test.step('publishing', () => publishNews(desk, site, title))
  await test.step('a draft that is deleted', () => deleteDraft(desk, site, title))
  await test.step('resolving a conflict', () => resolveConflict(desk, site))
})

async function fillInNews(desk: Page, site: Site, title: string): Promise<void> {
  await desk.goto(`${site.url}/signIn`)
  await desk.getByRole(textbox, { name: 'ID (email)' }).fill(OPERATOR.email)
  await desk.getByRole(textbox, { name: 'Password', exact: true }).fill(OPERATOR.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL(`${site.url}/operator`)
  await desk.getByRole('main').getByRole('link', { name: 'Write news' }).click()
  await test.step('missing and wrong fields are named', () => checkFields(desk))
  await writeNews(desk, '연결 없이 쓰는 소식')
  await test.step('a picture whose upload fails is uploaded again', () => retryUpload(desk, site))
  await desk.getByRole(textbox, { name: 'Caption' }).fill('수원 센터')
  await test.step('nothing is published without a network', async () => {
    await readyForOffline(desk)
    await desk.context().setOffline(true)
    await expect(desk.getByRole('button', { name: 'Publish now (needs internet)' })).toBeDisabled()
    await desk.getByRole(textbox, { name: 'Title', exact: true }).fill(title)
    await desk.context().setOffline(false)
    await expect(desk.getByRole('button', { name: 'Publish now', exact: true })).toBeEnabled()
  })
  await expect.poll(() => everythingStored(desk)).toContain(title)
}

async function checkFields(desk: Page): Promise<void> {
  const link = desk.getByRole(textbox, { name: 'Link to the original' })
  await link.fill('javascript:alert(1)')
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.getByRole(textbox, { name: 'Title', exact: true })).toBeFocused()
  for (const words of [
    'Please enter a title.',
    'Please enter the source.',
    'Please enter the contents.',
    'This is not a web address.',
  ])
    await expect(desk.getByText(words, { exact: false })).toBeVisible()
}

async function retryUpload(desk: Page, site: Site): Promise<void> {
  // The server cannot write: a refusal by Playwright would not reach a page that the worker controls.
  const files = join(dirname(site.messages), 'files')
  await rename(files, `${files}-elsewhere`)
  await writeFile(files, '')
  await pickNewsImage(desk)
  await expect(desk.getByLabel(/^Picture/)).toHaveAccessibleDescription(/could not be uploaded/)
  await expect(desk.getByText('Picture saved')).toBeVisible()
  await rename(`${files}-elsewhere`, files)
  await desk.getByRole('button', { name: 'Upload again' }).click()
  await expect(desk.getByText('The picture is uploaded.')).toBeVisible()
  await expect(desk.getByText(/could not be uploaded/)).toHaveCount(0)
}

/** Beginning at the form, which is loaded again. */
async function scheduleNews(desk: Page, site: Site, title: string): Promise<void> {
  await desk.reload()
  await expect(desk.getByRole(textbox, { name: 'Title', exact: true })).toHaveValue(title)
  await expect(desk.getByText('Picture saved')).toBeVisible()
  await expect(desk.getByText('The picture is uploaded.')).toBeVisible()
  const uploads = await uploadsOf(site)
  await expect(desk.getByText('Your changes are kept on this device')).toBeVisible()
  await expect(desk.getByRole('complementary', { name: 'Preview' })).toContainText('가까운 센터에서도')
  const notify = desk.getByRole('checkbox', { name: 'When published, notify members who want news' })
  await expect(notify).not.toBeChecked()
  await expect(desk.getByText(/^About [\d,]+ members will be notified\.$/)).toHaveCount(0)
  await notify.check()
  await expect(desk.getByText(/^About [\d,]+ members will be notified\.$/)).toBeVisible()
  await desk.getByRole('button', { name: 'Publish later' }).click()
  const day = await chooseTime(desk)
  await expect(
    desk.getByText('The news will be published automatically at the time you chose.'),
  ).toBeVisible()
  // The form of a new item says so, too, before the page of the item takes its place.
  await expect(desk.getByRole('heading', { level: 1, name: 'News item' })).toBeVisible()
  expect(await uploadsOf(site)).toBe(uploads)
  const [item] = await site.rows<{ id: string; published_at: Date; image_file: string | null }>(
    'select id, published_at, image_file from news where title = $1',
    [title],
  )
  expect(item?.published_at).toEqual(new Date(`${day}T09:00:00+09:00`))
  expect(item?.image_file).not.toBeNull()
  const acts = await site.rows<{ details: object }>(
    "select details from operator_acts where act = 'news.publish' and subject = $1",
    [item?.id],
  )
  expect(acts).toEqual([{ details: expect.objectContaining({ tellMembers: true }) }])
  expect(await statusForVisitors(site, item?.id)).toBe(404)
}

/** In the sheet that asks when news are to be published. @returns the day */
async function chooseTime(desk: Page): Promise<string> {
  const sheet = desk.getByRole('dialog')
  const date = sheet.getByRole('button', { name: 'Date and time (Korea): date' })
  await expect(date).toBeFocused()
  await sheet.getByRole('button', { name: 'Publish at this time' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Please choose a time.')
  await expect(date).toBeFocused()
  await expect(sheet.getByRole('group', { name: 'Date and time (Korea)' })).toHaveAccessibleDescription(
    'Please choose a time.',
  )
  const day = await chooseDay(desk, date, 2)
  await sheet.getByLabel('Date and time (Korea): hour').fill('09:00')
  await sheet.getByRole('button', { name: 'Publish at this time' }).click()
  return day
}

const statusForVisitors = async (site: Site, newsId: string | undefined) =>
  (await fetch(`${site.url}/api/news/${newsId}`)).status

async function publishNews(desk: Page, site: Site, title: string): Promise<void> {
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.locator(':focus').getByText('The news is published.')).toBeInViewport()
  const [item] = await site.rows<{ id: string }>('select id from news where title = $1', [title])
  const asVisitor = () => statusForVisitors(site, item?.id)
  expect(await asVisitor()).toBe(200)
  await goWithin(desk, '/news')
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const picture = desk.getByRole('article').getByRole('img', { name: '수원 센터' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
  await expect(desk.getByRole('link', { name: /original/ })).toHaveAttribute(
    'href',
    'https://example.com/news/1',
  )

  await goWithin(desk, `/operator/news/${item?.id}`)
  await desk.getByRole('button', { name: 'Unpublish' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  const asDraft = desk.getByText('The news is saved as a draft.', { exact: false })
  await expect(asDraft).toBeVisible()
  await expect(
    desk.locator(':focus').getByText('The news is saved as a draft.', { exact: false }),
  ).toBeVisible()
  expect(await asVisitor()).toBe(404)

  // Enter in a field neither saves nor publishes, and takes nothing from who goes on typing.
  const field = desk.getByRole(textbox, { name: 'Title', exact: true })
  await field.fill(`${title} 2`)
  await expect(desk.getByText('The news is published.')).toHaveCount(0)
  await field.press('Enter')
  await desk.keyboard.type('!')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`${title} 2!`)
  await field.fill(`${title} 2`)
  expect(await site.rows('select 1 from news where title = $1', [`${title} 2!`])).toEqual([])
  await desk.getByRole('button', { name: 'Save the draft' }).click()
  await expect(asDraft).toBeVisible()
  await expect.poll(() => site.rows('select 1 from news where title = $1', [`${title} 2`])).toHaveLength(1)
  expect(await asVisitor()).toBe(404)
}

async function deleteDraft(desk: Page, site: Site, title: string): Promise<void> {
  await desk.getByRole('button', { name: 'Delete' }).click()
  await desk.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'News deleted: ' })).toBeVisible()
  await expect(desk).toHaveURL(`${site.url}/operator/news`)
  await expect(desk.getByRole('table').getByRole('link').first()).toBeVisible()
  await expect(desk.getByRole('link', { name: title })).toHaveCount(0)
}

async function resolveConflict(desk: Page, site: Site): Promise<void> {
  const id = await publishNewsItem(site, '함께 고치는 소식')
  await goWithin(desk, `/operator/news/${id}`)
  const contents = desk.getByRole(textbox, { name: 'Contents', exact: true })
  await contents.fill('내가 고친 내용이에요.')
  await editNewsElsewhere(site, id, '다른 운영자의 내용이에요.')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  const versions = desk.getByRole('region', { name: 'Two versions' })
  await expect(versions.getByRole('row', { name: /Contents/ })).toContainText('다른 운영자의 내용이에요.')
  await expect(versions.getByRole('row', { name: /Contents/ })).toContainText('내가 고친 내용이에요.')
  const stored = () => site.rows<{ contents: string }>('select contents from news where id = $1', [id])
  expect(await stored()).toEqual([{ contents: '다른 운영자의 내용이에요.' }])

  await isDrafted(desk, '내가 고친 내용이에요.')
  await desk.reload()
  await expect(contents).toHaveValue('내가 고친 내용이에요.')
  await expect(versions).toBeVisible()
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('The changes are saved.')).toBeVisible()
  await expect(versions).toHaveCount(0)
  expect(await stored()).toEqual([{ contents: '내가 고친 내용이에요.' }])

  await contents.fill('또 고쳐요.')
  await editNewsElsewhere(site, id, '또 다른 내용이에요.')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await versions.getByRole('button', { name: 'Use the other version' }).click()
  await expect(contents).toHaveValue('또 다른 내용이에요.')
  await expect(versions).toHaveCount(0)
  await expect(desk.getByText('The version you did not use is kept until')).toBeVisible()
  await desk.getByRole('button', { name: 'Use the other version' }).click()
  await expect(contents).toHaveValue('또 고쳐요.')
}
