/** Where Mantine's provider keeps the choice on this device. */
export const COLOR_SCHEME_KEY = 'ilteo.colorScheme'

/**
 * Gives the browser's own surfaces the chosen scheme: its bars around the page, and the canvas before a style sheet has
 * loaded. The page itself follows the attribute that Mantine sets.
 */
export function applyToBrowser(choice: string): void {
  const isChosen = choice === 'light' || choice === 'dark'
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute('content', isChosen ? choice : 'light dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset['scheme']
    const inChoice = scheme === choice ? 'all' : 'not all'
    meta.media = isChosen ? inChoice : `(prefers-color-scheme: ${scheme})`
  }
}
