import type { Page } from '@playwright/test'
import { rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { arriveSignedIn, goWithin } from './acts.ts'
import { everythingStored } from './announcement-acts.ts'
import { expect, readyForOffline, WORKER, type Site, test } from './journey.ts'
import {
  publishNewsItem,
  arriveAsOperator,
  editNewsElsewhere,
  OPERATOR,
  pickNewsImage,
  uploadsOf,
  writeNews,
} from './operator-acts.ts'

const textbox = 'textbox' as const

test('an operator publishes news with an image and unpublishes it, and resolves an edit conflict with another operator', async ({
  desk,
  site,
}) => {
  const title = '외국인 고용 허가 신청이 쉬워져요'
  await test.step('writing', () => fillInNews(desk, site, title))
  await test.step('publishing', () => publishNews(desk, site, title))
  await test.step('resolving a conflict', () => resolveConflict(desk, site))
})

async function fillInNews(desk: Page, site: Site, title: string): Promise<void> {
  await desk.goto(`${site.url}/signIn`)
  await desk.getByRole(textbox, { name: 'ID (email)' }).fill(OPERATOR.email)
  await desk.getByRole(textbox, { name: 'Password', exact: true }).fill(OPERATOR.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL(`${site.url}/operator`)
  await desk.getByRole('main').getByRole('link', { name: 'Write news' }).click()
  await writeNews(desk, title)
  await pickNewsImage(desk)
  await desk.getByRole(textbox, { name: 'Caption' }).fill('수원 센터')
  await expect.poll(() => everythingStored(desk)).toContain('수원 센터')
  await expect(desk.getByText('The picture is uploaded.')).toBeVisible()
}

async function publishNews(desk: Page, site: Site, title: string): Promise<void> {
  await desk.reload()
  await expect(desk.getByRole(textbox, { name: 'Title', exact: true })).toHaveValue(title)
  await expect(desk.getByText('Picture saved')).toBeVisible()
  await expect(desk.getByText('The picture is uploaded.')).toBeVisible()
  const uploads = await uploadsOf(site)
  await expect(desk.getByText('Your changes are kept on this device')).toBeVisible()
  await expect(desk.getByRole('complementary', { name: 'Preview' })).toContainText('가까운 센터에서도')
  await desk.getByRole('checkbox', { name: /notify members/ }).uncheck()
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.locator(':focus').getByText('The news is published.')).toBeInViewport()
  expect(await uploadsOf(site)).toBe(uploads)

  const [item] = await site.rows<{ id: string }>('select id from news where title = $1', [title])
  const asVisitor = async () => (await fetch(`${site.url}/api/news/${item?.id}`)).status
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

async function resolveConflict(desk: Page, site: Site): Promise<void> {
  const id = await publishNewsItem(site, '함께 고치는 소식')
  await arriveAsOperator(desk, site, `/operator/news/${id}`)
  const contents = desk.getByRole(textbox, { name: 'Contents', exact: true })
  await contents.fill('내가 고친 내용이에요.')
  await editNewsElsewhere(site, id, '다른 운영자의 내용이에요.')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  const versions = desk.getByRole('region', { name: 'Two versions' })
  await expect(versions.getByRole('row', { name: /Contents/ })).toContainText('다른 운영자의 내용이에요.')
  await expect(versions.getByRole('row', { name: /Contents/ })).toContainText('내가 고친 내용이에요.')
  const stored = () => site.rows<{ contents: string }>('select contents from news where id = $1', [id])
  expect(await stored()).toEqual([{ contents: '다른 운영자의 내용이에요.' }])

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

test('the news form names missing fields, uploads a failed image again and keeps its draft offline', async ({
  desk,
  site,
}) => {
  await test.step('missing fields', () => checkMissingFields(desk, site))
  await test.step('a failed upload', () => retryUpload(desk, site))
  await test.step('without a network', () => writeOffline(desk))
})

async function checkMissingFields(desk: Page, site: Site): Promise<void> {
  await arriveAsOperator(desk, site, '/operator/news/new')
  await desk.getByRole('button', { name: 'Publish now' }).click()
  await expect(desk.getByRole(textbox, { name: 'Title', exact: true })).toBeFocused()
  for (const words of ['Please enter a title.', 'Please enter the source.', 'Please enter the contents.'])
    await expect(desk.getByText(words)).toBeVisible()
  await desk.getByRole(textbox, { name: 'Title', exact: true }).fill('제목만 있는 소식')
  await desk.getByRole(textbox, { name: 'Link to the original' }).fill('javascript:alert(1)')
  await desk.getByRole('button', { name: 'Save the draft' }).click()
  await expect(desk.getByText('This is not a web address.', { exact: false })).toBeVisible()
  await desk.getByRole(textbox, { name: 'Link to the original' }).fill('')
  await desk.getByRole('button', { name: 'Save the draft' }).click()
  await expect(desk.getByText('The news is saved as a draft.', { exact: false })).toBeVisible()
  await expect(desk).toHaveURL(/\/operator\/news\/[0-9a-f-]{36}$/)
  await desk.getByRole('button', { name: 'Delete' }).click()
  await desk.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(desk.getByRole('status').filter({ hasText: 'News deleted: ' })).toBeVisible()
  await expect(desk).toHaveURL(`${site.url}/operator/news`)
  await expect(desk.getByRole('link', { name: '제목만 있는 소식' })).toHaveCount(0)
}

async function retryUpload(desk: Page, site: Site): Promise<void> {
  await goWithin(desk, '/operator/news/new')
  // The server cannot write: a refusal by Playwright would not reach a page that the worker controls.
  const files = join(dirname(site.messages), 'files')
  await rename(files, `${files}-elsewhere`)
  await writeFile(files, '')
  await writeNews(desk, '사진을 다시 올리는 소식')
  await pickNewsImage(desk)
  await expect(desk.getByLabel(/^Picture/)).toHaveAccessibleDescription(/could not be uploaded/)
  await expect(desk.getByText('Picture saved')).toBeVisible()
  await rename(`${files}-elsewhere`, files)
  await desk.getByRole('button', { name: 'Upload again' }).click()
  await expect(desk.getByText('The picture is uploaded.')).toBeVisible()
  await expect(desk.getByText(/could not be uploaded/)).toHaveCount(0)
  await desk.getByRole('button', { name: 'Save the draft' }).click()
  await expect(desk.getByText('The news is saved as a draft.', { exact: false })).toBeVisible()
  const [item] = await site.rows<{ image_file: string | null }>(
    'select image_file from news where title = $1',
    ['사진을 다시 올리는 소식'],
  )
  expect(item?.image_file).not.toBeNull()
}

async function writeOffline(desk: Page): Promise<void> {
  await goWithin(desk, '/operator/news/new')
  await readyForOffline(desk)
  await writeNews(desk, '연결 없이 쓰는 소식')
  await desk.context().setOffline(true)
  await expect(desk.getByRole('button', { name: 'Publish now (needs internet)' })).toBeDisabled()
  await desk.getByRole(textbox, { name: 'Title', exact: true }).fill('연결 없이 고친 소식')
  await desk.context().setOffline(false)
  await expect(desk.getByRole('button', { name: 'Publish now', exact: true })).toBeEnabled()
  await expect.poll(() => everythingStored(desk)).toContain('연결 없이 고친 소식')
  await desk.reload()
  await expect(desk.getByRole(textbox, { name: 'Title', exact: true })).toHaveValue('연결 없이 고친 소식')
  await goWithin(desk, '/outbox')
  await expect(desk.getByRole('main').getByRole('heading').first()).toBeVisible()
  await expect(desk.getByRole('article')).toHaveCount(0)
}

test('the console is open to operators only, and pages of other roles say whom they are for', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/operator/reports`)
  await expect(page).toHaveURL(`${site.url}/signIn?redirect=${encodeURIComponent('/operator/reports')}`)
  await page.getByRole(textbox, { name: 'ID (email)' }).fill(OPERATOR.email)
  await page.getByRole(textbox, { name: 'Password', exact: true }).fill(OPERATOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/operator/reports`)
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await test.step('the menu shows the current page on a phone', async () => {
    const menu = page.getByRole('navigation', { name: 'Operator console' })
    for (const [path, name] of [
      ['/operator/reports', 'Reports'],
      ['/operator/acts', 'Audit trail'],
    ] as const) {
      await goWithin(page, '/operator')
      const link = menu.getByRole('link', { name })
      await expect(link).not.toBeInViewport({ ratio: 1 })
      await goWithin(page, path)
      await expect(link).toBeInViewport({ ratio: 1 })
    }
  })
  await goWithin(page, '/payment')
  await expect(page.getByRole('heading', { name: 'This page is for companies' })).toBeVisible()
  await goWithin(page, '/mypage/favorites')
  await expect(page.getByRole('heading', { name: 'This page is for job seekers' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the console' }).click()
  await expect(page).toHaveURL(`${site.url}/operator`)
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await goWithin(page, '/operator/nothing')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await page.getByRole('button', { name: 'Operator', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/operator/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await arriveSignedIn(page, site, '/operator', WORKER)
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Operator console' })).toHaveCount(0)
})
