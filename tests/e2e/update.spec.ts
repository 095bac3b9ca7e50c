import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDigest } from '../../src/build/file-digests.ts'
import { favoriteButton, freshJobs, goWithin, membersWhoSaved, openJob } from './acts.ts'
import { expect, test as base } from './journey.ts'
import { openForm, signUpWorker } from './outbox-acts.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The site begins with a copy of the product whose web app counts as another build for the worker and the page. */
const test = base.extend({
  siteServer: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'ilteo-older-'))
    await mkdir(join(folder, 'src'))
    for (const part of ['server', 'contract', 'reference']) {
      await cp(join(ROOT, 'src', part), join(folder, 'src', part), { recursive: true })
    }
    await cp(join(ROOT, 'package.json'), join(folder, 'package.json'))
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
    await markAsOlder(join(folder, 'dist'))
    await use({ main: join(folder, 'src', 'server', 'main.ts') })
    await rm(folder, { recursive: true, force: true })
  },
})

async function markAsOlder(dist: string) {
  for (const name of ['index.html', 'service-worker.js']) {
    for (const packed of ['.br', '.gz']) await rm(join(dist, name + packed), { force: true })
  }
  const page = join(dist, 'index.html')
  const older = (await readFile(page, 'utf8')).replace('<head>', '<head><meta name="older" content="">')
  await writeFile(page, older)
  const worker = join(dist, 'service-worker.js')
  const aged = (await readFile(worker, 'utf8')).replace(
    /index\.html#[^"]+/,
    withDigest('index.html', Buffer.from(older)),
  )
  await writeFile(worker, `${aged}\n// older\n`)
}

// The installed worker must be the older build's.
test.use({ isFirstVisit: true, ownSite: 'serves two builds' })

test('a new version keeps the older one’s outbox and draft, and is activated only by a press', async ({
  phone,
  site,
}) => {
  const { page } = phone
  const [job] = await freshJobs(site, 1)
  if (!job) throw new Error('a job is needed')
  const worker = await signUpWorker(site)
  await openForm(page, site, worker)
  await openJob(page, site, job)
  await expect(page.locator('meta[name="older"]')).toHaveCount(1)
  site.network.set('reset')
  await favoriteButton(page, job.title).click()
  await expect(favoriteButton(page, job.title)).toHaveAttribute('aria-pressed', 'true')
  await goWithin(page, '/outbox')
  await expect(page.getByRole('article')).toHaveCount(1)
  await goWithin(page, '/writeResume')
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Typed while the new version came.')

  await site.stopServer()
  await site.startServer()
  site.network.set('pass')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  // Longer than the outbox backs off after several failed attempts.
  await expect.poll(() => membersWhoSaved(site, job), { timeout: 300_000 }).toEqual([worker.email])
  // The newer build is precached first.
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 180_000 })
  await expect(page.locator('meta[name="older"]')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue(
    'Typed while the new version came.',
  )

  await page.getByText('A new version is ready').click()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.locator('meta[name="older"]')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Introduction' })).toHaveValue(
    'Typed while the new version came.',
  )
})
