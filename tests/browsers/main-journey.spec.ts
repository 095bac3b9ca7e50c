import { writeFile } from 'node:fs/promises'
import { getMe } from '../../src/contract/account/member.ts'
import { getJob, listJobs } from '../../src/contract/job/job.ts'
import { listCountries } from '../../src/contract/place/country.ts'
import { listRegions } from '../../src/contract/place/region.ts'
import { type Account } from '../e2e/acts.ts'
import { isPersisted } from '../e2e/kept.ts'
import { arrivedFrom, signUpWorker } from '../e2e/outbox-acts.ts'
import { escaped } from '../support/escaped.ts'
import { twoColorImage } from '../support/images.ts'
import { expect, type Site, type Tab, test } from './journey.ts'

const INTRODUCTION = 'I like early shifts.'

interface Job {
  /** The employer's. */
  title: string
  /** In the reader's language. */
  headline: string
}

interface Found {
  kept: Job
  other: Job
  search: string
}

/** Matches a text whatever its spaces are: in names of jobs, dots are tied to the word before them. */
const spaced = (text: string) => escaped(text).replaceAll(' ', '\\s')

const bookmark = ({ headline }: Job) =>
  ({ role: 'button', name: new RegExp(`^Save job: ${spaced(headline)}$`) }) as const

/** Suwon with its four districts, by the region picker, and factories by the sector chips. */
async function searchSuwonFactories(tab: Tab, site: Site): Promise<Job[]> {
  await tab.goto(`${site.url}/recruitinfo`)
  const regions = { role: 'dialog', name: 'Region' } as const
  await tab.click({ role: 'button', name: 'Region' })
  await tab.click({ role: 'button', name: /^Gyeonggi/, within: regions })
  await tab.click({ role: 'checkbox', name: /^Suwon-si/, within: regions })
  await tab.click({ role: 'button', name: /^Show [\d,]+ jobs?$/, within: regions })
  const sectors = { role: 'dialog', name: 'Work' } as const
  await tab.click({ role: 'button', name: 'Work' })
  await tab.click({ role: 'button', name: 'Factory', within: sectors })
  await tab.click({ role: 'button', name: /^Show [\d,]+ jobs?$/, within: sectors })
  await expect
    .poll(() => tab.address())
    .toMatch(/regionIds=95.*jobCategories=FACTORY|jobCategories=FACTORY.*regionIds=95/)
  // The former list stays on the screen until the answer arrives.
  await expect
    .poll(() => tab.evaluate(() => document.querySelectorAll('main [aria-busy="true"]').length, null))
    .toBe(0)
  await tab.sees({ role: 'article' })
  return tab.evaluate(
    () =>
      [...document.querySelectorAll('article :is(h2, h3)')].map((heading) => {
        const title = heading.querySelector('[lang="ko"]')?.textContent ?? ''
        const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
        return { title: plain(title), headline: plain(heading.textContent.replace(title, '')) }
      }),
    null,
  )
}

/** Names contain the headline in the reader's language beside the employer's title. */
const titled = ({ title }: Job) => new RegExp(spaced(title))

async function findAndSave(tab: Tab, site: Site, worker: Account): Promise<Found> {
  const [kept, other] = await searchSuwonFactories(tab, site)
  if (!kept || !other) throw new Error('the demonstration content has too few factories in Suwon')
  const search = await tab.address()
  await tab.click({ role: 'link', name: titled(kept) })
  await tab.sees({ role: 'heading', name: titled(kept) })
  await tab.click(bookmark(kept))
  await expect.poll(() => tab.address()).toMatch(/\/signIn\?redirect=/)
  await tab.type({ role: 'textbox', name: 'ID (email)' }, worker.email)
  await tab.type({ role: 'textbox', name: 'Password' }, worker.password)
  await tab.click({ role: 'button', name: 'Sign in' })
  await tab.sees({ role: 'heading', name: titled(kept) })
  await expect.poll(() => tab.attribute(bookmark(kept), 'aria-pressed')).toBe('true')
  return { kept, other, search }
}

/** Waits until the service worker controls the page, and what was read is stored. */
async function readyForOffline(tab: Tab, { kept, other }: Found): Promise<void> {
  await expect
    .poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state ?? null, null), {
      timeout: 180_000,
    })
    .toBe('activated')
  for (const list of [listCountries, listRegions]) await isPersisted(tab, list)
  // The resume begins with the member's name.
  await isPersisted(tab, getMe)
  await isPersisted(tab, listJobs, JSON.stringify(kept.title), JSON.stringify(other.title))
  await isPersisted(tab, getJob, JSON.stringify(kept.title))
}

async function readOffline(tab: Tab, { kept, other, search }: Found): Promise<void> {
  await tab.goto(search)
  await tab.sees({ role: 'link', name: titled(other) })
  await tab.reads(/As of /)
  await tab.click({ role: 'link', name: titled(kept) })
  await tab.sees({ role: 'heading', name: titled(kept) })
  await tab.sees({ role: 'heading', name: 'Working conditions' })
  await tab.goto(new URL('/mypage/favorites', search).href)
  await tab.sees({ role: 'link', name: titled(kept) })
}

async function saveAnother(tab: Tab, { other, search }: Found): Promise<void> {
  await tab.goto(search)
  await tab.click(bookmark(other))
  await expect.poll(() => tab.attribute(bookmark(other), 'aria-pressed')).toBe('true')
}

async function writeResume(tab: Tab, site: Site, photo: string): Promise<void> {
  await tab.goto(`${site.url}/writeResume`)
  await tab.sees({ role: 'textbox', name: 'Name' })
  await tab.chooseFile({ role: 'file', name: 'Choose a photo' }, photo)
  await tab.click({ role: 'button', name: 'Confirm', within: { role: 'dialog' } })
  await tab.reads('Photo saved')
  await tab.click({ role: 'button', name: /^Nationality/ })
  await tab.type({ role: 'searchbox', within: { role: 'dialog' } }, 'Vietnam')
  await tab.click({ role: 'radio', name: /Vietnam/, within: { role: 'dialog' } })
  await tab.click({ role: 'button', name: 'Confirm', within: { role: 'dialog' } })
  await tab.type({ role: 'textbox', name: 'Cellphone number' }, '01012345678')
  await tab.click({ role: 'button', name: 'Worker' })
  await tab.type({ role: 'textbox', name: 'Introduction' }, INTRODUCTION)
  await tab.click({ role: 'button', name: 'Next' })
  await tab.sees({ role: 'heading', name: 'The job I want' })
  await tab.click({ role: 'button', name: 'Farm' })
  await tab.click({ role: 'checkbox', name: 'Any region' })
  await tab.click({ role: 'button', name: 'Save' })
  await tab.sees({ role: 'heading', name: 'Saved on this device' })
}

const favoritesOf = async (site: Site, { email }: Account): Promise<string[]> => {
  const rows = await site.rows<{ title: string }>(
    `select j.title from favorites f join jobs j on j.id = f.job_id join members m on m.id = f.member_id
     where m.email = $1`,
    [email],
  )
  return rows.map(({ title }) => title).toSorted()
}

/** Kills the browser if it keeps its storage, else leaves the page. */
async function leaveApp(tab: Tab, site: Site): Promise<void> {
  if (tab.browser.killAndReopen) await tab.browser.killAndReopen()
  else await tab.goto(`${site.url}/robots.txt`)
}

test('a worker finds, saves, signs in, reads and writes a resume offline, and everything arrives once', async ({
  tab,
  site,
}, testInfo) => {
  const worker = await signUpWorker(site)
  const photo = testInfo.outputPath('me.jpg')
  await writeFile(photo, await twoColorImage(1600, 1200).jpeg().toBuffer())
  const found = await findAndSave(tab, site, worker)
  await readyForOffline(tab, found)
  await expect.poll(() => favoritesOf(site, worker)).toEqual([found.kept.title])

  site.network.set('reset')
  await readOffline(tab, found)
  await saveAnother(tab, found)
  await writeResume(tab, site, photo)
  expect(await arrivedFrom(site, worker)).toMatchObject({ photos: 0, resumes: [], desiredJobs: [] })
  await leaveApp(tab, site)

  site.network.loseFirstAnswers()
  site.network.set('pass')
  await tab.goto(`${site.url}/outbox`)
  await expect
    .poll(() => arrivedFrom(site, worker), { timeout: 300_000 })
    .toEqual({
      photos: 1,
      resumes: [{ introduction: INTRODUCTION, hasPhoto: true }],
      desiredJobs: ['FARM'],
      order: ['photo', 'resume', 'desired job'],
      // Two favorites, photo, resume, desired job.
      keys: 5,
    })
  expect(await favoritesOf(site, worker)).toEqual([found.kept.title, found.other.title].toSorted())
  await tab.sees({ role: 'region', name: /^Sent/ })
  await expect
    .poll(() => tab.has({ role: 'region', name: /^(Waiting|Being sent)/ }), { timeout: 300_000 })
    .toBe(false)
})
