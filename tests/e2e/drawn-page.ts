import { expect, type Page } from '@playwright/test'
import { publicPages } from '../../src/contract/public-pages.ts'

/** Opens a public page, which has to come whole at the first try: drawn, and with all that it begins with. */
export async function openWhole(page: Page, open: () => Promise<unknown>): Promise<void> {
  await open()
  const { pathname, searchParams: search } = new URL(page.url())
  const found = publicPages.find(({ pattern }) => pattern.test(pathname))
  const reads = found?.reads({ id: '', search, langCode: '' }) ?? []
  // Stands behind everything that is drawn.
  await expect(page.locator('#first-keys')).toBeAttached()
  const answers = await page.locator('#first-data').textContent()
  expect(Object.keys(JSON.parse(answers ?? '{}'))).toHaveLength(reads.length)
}

/** Runs in the page: whether the app has drawn what is in it. React keeps its own things on such elements. */
export const isTakenOver = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
