import type { Page } from '@playwright/test'
import { entriesIn } from '../languages/catalogues.ts'

/**
 * Texts of the product that the open page shows in English to a reader of another language, and Korean that is not
 * marked as such. What the reader typed is the reader's.
 * @param place named in each finding
 */
export async function foreignTexts(page: Page, place: string): Promise<string[]> {
  const langCode = await page.locator('html').getAttribute('lang')
  if (langCode === null || langCode === 'en' || langCode === 'ko') return []
  const english = englishFor(langCode)
  const found = await page.evaluate(unmarked, english)
  return found.map((text) => `${place}: “${text}” is not in ${langCode}`)
}

/** The English texts whose translation differs. */
function englishFor(langCode: string): string[] {
  const entries = entriesIn(langCode).filter(({ translation }) => translation !== '')
  const own = new Set(entries.map(({ translation }) => translation))
  return entries.map(({ source }) => source).filter((source) => /[a-z]{3}/i.test(source) && !own.has(source))
}

/** Runs in the page. Korean words on paper, which follow in brackets, are part of texts in every language. */
function unmarked(english: readonly string[]): string[] {
  const known = new Set(english)
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || element.closest('script, style, noscript, textarea')) continue
    if (element.closest('[lang]') !== document.documentElement || !element.checkVisibility()) continue
    if (known.has(text) || /[가-힣]/.test(text.replaceAll(/\([^)]*\)/g, ''))) found.push(text)
  }
  return found
}
