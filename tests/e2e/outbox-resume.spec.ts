import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { getMe } from '../../src/contract/account/member.ts'
import { arriveSignedIn, goWithin, withoutBackgroundSync } from './acts.ts'
import { everythingStored } from './announcement-acts.ts'
import { expect, readyForOffline, test } from './journey.ts'
import { isPersisted } from './kept.ts'
import {
  signUpWorker,
  fillStepOne,
  fillStepTwo,
  pickPhoto,
  save,
  expectWholeResume,
  writeResume,
} from './outbox-acts.ts'
import { field, nationality } from './resume-acts.ts'

test('a resume begun offline where no form was opened before is printed in Korean, and arrives once after the browser was killed', async ({
  phone,
  site,
}) => {
  const worker = await signUpWorker(site)
  await withoutBackgroundSync(phone.page, site)
  await arriveSignedIn(phone.page, site, '/home', worker)
  await readyForOffline(phone.page)
  // The name that the form begins with.
  await isPersisted(phone.page, getMe)
  await phone.context.setOffline(true)
  await goWithin(phone.page, '/writeResume')
  await expect(field(phone.page, 'Name')).toHaveValue(worker.name)
  await test.step('the form offers countries with their flags, or their codes', () => expectFlags(phone.page))
  await fillStepOne(phone.page, 'I can start on Monday.')
  await pickPhoto(phone.page)
  await expect(phone.page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
  // The status appears with the first words, so the storage is checked for all of it.
  for (const part of ['I can start on Monday.', '"photo":{"at":"KEPT"'])
    await expect.poll(() => everythingStored(phone.page)).toContain(part)

  const page = await phone.killAndReopen()
  await withoutBackgroundSync(page, site)
  await phone.context.setOffline(true)
  await page.goto(`${site.url}/writeResume`)
  await expect(field(page, 'Introduction')).toHaveValue('I can start on Monday.')
  await expect(page.getByText('Photo saved')).toBeVisible()
  await expect(page.locator('[data-field="countyIsoCode"]')).toContainText('Vietnam')
  await test.step('the form offers regions', () => expectRegions(page))
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await test.step('the resume is printed in Korean and shared as a PDF', () => printOnPaper(page, worker))

  await page.goBack()
  await phone.context.setOffline(false)
  await expectWholeResume(site, worker, 'I can start on Monday.')
  await expect(page.getByRole('heading', { name: 'Your resume has been sent' })).toBeVisible()
  await page.goto(`${site.url}/mypage/modifyResume`)
  await expect(field(page, 'Introduction')).toHaveValue('I can start on Monday.')
  await expect(page.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', /\/files\//)
})

/** Flags of countries that send many workers are installed with the app. */
async function expectFlags(page: Page): Promise<void> {
  await nationality(page).click()
  const countries = page.getByRole('dialog')
  const [known, unknown] = [
    countries.locator('label', { hasText: 'Vietnam' }),
    countries.locator('label', { hasText: 'Zambia' }),
  ]
  await expect
    .poll(() => known.locator('img').evaluate((flag: HTMLImageElement) => flag.naturalWidth))
    .toBeGreaterThan(0)
  await unknown.scrollIntoViewIfNeeded()
  await expect(unknown.getByText('ZM', { exact: true })).toBeVisible()
  await expect(unknown.locator('img')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(countries).toHaveCount(0)
}

/** Fills in the second step on the way. */
async function expectRegions(page: Page): Promise<void> {
  await fillStepTwo(page)
  const anyRegion = page.getByRole('checkbox', { name: 'Any region' })
  await anyRegion.uncheck()
  await page.locator('[data-field="expectedRegionId"]').getByRole('button').click()
  const regions = page.getByRole('dialog')
  await expect(regions.getByText('Gyeonggi', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(regions).toHaveCount(0)
  await anyRegion.check()
}

async function printOnPaper(page: Page, { name }: { name: string }): Promise<void> {
  await page.getByRole('link', { name: 'Resume on paper' }).click()
  const paper = page.getByRole('article')
  await expect(paper.getByText('성명')).toBeVisible()
  await expect(paper.getByText('Date of birth')).toBeVisible()
  await expect(paper.getByText('베트남')).toBeVisible()
  await expect(paper.getByText('Vietnam', { exact: true })).toBeVisible()
  await expect(paper.getByText(name).first()).toBeVisible()
  await expect(paper.getByText('I can start on Monday.')).toBeVisible()
  await expect(paper.getByRole('img', { name: '사진' })).toBeVisible()
  // Experience that was not stated is left to the pen: a signed paper must not say that there is none.
  await expect(paper.getByRole('row')).toHaveText([/Kind of work/, ''])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as a PDF file' }).click()
  const pdf = readFileSync(await (await download).path()).toString('latin1')
  expect(pdf.slice(0, 8)).toBe('%PDF-1.4')
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(1)

  await page.getByRole('button', { name: '한국어', exact: true }).click()
  await expect(paper.getByText('Date of birth')).toHaveCount(0)
  await expect(paper.getByText('이력서')).toBeVisible()
}

test('three tabs and the service worker send a resume once', async ({ phone, site }) => {
  const { page } = phone
  const worker = await writeResume(page, site, 'Four want to send it.')
  site.network.set('reset')
  await save(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  const tabs = [page, await phone.context.newPage(), await phone.context.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(`${site.url}/outbox`)))
  for (const tab of tabs) await expect(tab.getByRole('article')).toHaveCount(1)
  site.network.set('pass')
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        navigator.serviceWorker.controller?.postMessage({ type: 'DRAIN' })
        globalThis.dispatchEvent(new Event('online'))
      }),
    ),
  )
  await expectWholeResume(site, worker, 'Four want to send it.')
  for (const tab of tabs) await expect(tab.getByRole('article')).toHaveCount(0)
})
