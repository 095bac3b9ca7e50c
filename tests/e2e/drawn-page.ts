import { expect, type Page } from '@playwright/test'
import { readsOf } from '../../src/contract/public-pages.ts'
import { publicPageAt } from '../../src/contract/public-paths.ts'

/** Opens a public page and checks that it came complete: server-rendered, with the answers to its first queries. */
export async function openComplete(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open()
  const { pathname, searchParams: search } = new URL(page.url())
  const found = publicPageAt(pathname)
  const reads = found ? readsOf(found.route, { id: found.id, search, langCode: '' }) : []
  // The last element of a server-rendered page.
  await expect(page.locator('#first-keys')).toBeAttached()
  const answers = await page.locator('#first-data').textContent()
  expect(Object.keys(JSON.parse(answers ?? '{}'))).toHaveLength(reads.length)
}

/** Runs in the page: whether React has rendered it, which marks its elements with `__react` keys. */
export const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
