import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Asks for D-2 and E-9, and follows the answer to the jobs that E-9 may take. */
export async function checkVisa(page: Page): Promise<void> {
  const status = page.getByRole('combobox', { name: 'Status of residence' })
  await expect(status.getByRole('option')).toHaveCount(38)
  await status.selectOption('D-2')
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Construction')
  await expect(page.getByText('D-2: This status does not allow this work')).toBeVisible()
  await expect(page.getByText('Students may never work in construction.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call immigration: 1345' })).toHaveAttribute('href', 'tel:1345')
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Restaurant')
  await page.getByRole('combobox', { name: 'Hours on weekdays' }).selectOption('10')
  await expect(page.getByText('D-2: A permit must be granted before the work starts')).toBeVisible()
  await status.selectOption('E-9')
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Factory')
  const answer = page.getByText('E-9: Only through the employment center')
  await expect(answer).toBeVisible()
  await page.reload()
  await expect(answer).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jobs with visa support' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Any kind of work')
  await expect(page.getByText('E-9: It depends on the kind of work')).toBeVisible()
  await expect(page.getByText(/^Only through the employment center:.*Factory/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('Factory')
  await page.getByRole('link', { name: 'Jobs I may take' }).click()
  await expect(page).toHaveURL(/\/recruitInfo\?mayTake=true&jobCategories=FACTORY$/)
  await expect(page.getByText(/Filtered by your visa \(E.9\)/)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
}
