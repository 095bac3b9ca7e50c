import type { Page } from '@playwright/test'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The button that opens the countries; the list of missing fields has another that leads to it. */
export const nationality = (page: Page) => page.locator('[data-field="countyIsoCode"]').getByRole('button')
