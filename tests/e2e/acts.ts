import type { Page } from '@playwright/test'
import { expect, WORKER, type Site } from './journey.ts'

/** Suwon with its four districts, by the region picker, and factories by the sector chips. */
export async function searchSuwonFactories(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/recruitinfo`)
  await page.getByRole('button', { name: 'Region' }).click()
  const regions = page.getByRole('dialog', { name: 'Region' })
  await regions.getByRole('button', { name: 'Gyeonggi-do' }).click()
  await regions.getByRole('checkbox', { name: /^Suwon-si/ }).check()
  await regions.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await page.getByRole('button', { name: 'Work' }).click()
  const sectors = page.getByRole('dialog', { name: 'Work' })
  await sectors.getByRole('button', { name: 'Factory' }).click()
  await sectors.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
  await expect(page).toHaveURL(/regionIds=95/)
  await expect(page).toHaveURL(/jobCategories=FACTORY/)
  await expect(page.getByRole('article').first()).toBeVisible()
}

export async function signInAsWorker(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(WORKER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** How often the demonstration worker has bookmarked, and applied to, each posting. */
export async function effectsOf(site: Site): Promise<{ favorites: string[]; applications: string[] }> {
  const [favorites, applications] = await Promise.all(
    ['favorites', 'applications'].map((table) =>
      site.rows<{ title: string }>(
        `select j.title from ${table} t join jobs j on j.id = t.job_id join members m on m.id = t.member_id
         where m.email = $1 order by t.created_at`,
        [WORKER.email],
      ),
    ),
  )
  return {
    favorites: (favorites ?? []).map((row) => row.title),
    applications: (applications ?? []).map((row) => row.title),
  }
}

/** What came on top between two looks. */
export function added(before: string[], after: string[]): string[] {
  const left = [...before]
  return after.filter((title) => {
    const index = left.indexOf(title)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

export const bookmarkOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Bookmark ${title}`, exact: true })
