import { brotliCompressSync } from 'node:zlib'
import { isSmoke } from '../support/smoke.ts'
import type { Figure } from './figure.ts'
import { aPhone } from './phone.ts'

const SCRIPT_BUDGET = 200
const STYLE_BUDGET = 16

/** The language of most development, and those whose texts are the longest in bytes. */
const LOCALES = isSmoke
  ? { ko: 'ko-KR' }
  : { ko: 'ko-KR', my: 'my-MM', km: 'km-KH', th: 'th-TH', mn: 'mn-MN' }

interface PublicPage {
  url: string
  /** The content that a visitor came for; the page counts as loaded when it appears. */
  content: string
}

/**
 * Bytes over the wire (brotli) of all scripts and styles loaded by the time the app itself shows the content of each page;
 * HTML rendered by the server does not count as shown. Styles in the page count as if they were a file.
 */
export async function measureFirstVisits(pages: Record<string, PublicPage>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [language, locale] of Object.entries(LOCALES)) {
    for (const [name, page] of Object.entries(pages)) {
      const visit = `first visit to ${name} in ${language}`
      const { js = 0, css = 0 } = await loadedBy(page, locale)
      figures.push(
        { what: `${visit}: JavaScript`, value: js / 1024, unit: 'KB', budget: SCRIPT_BUDGET },
        {
          what: `${visit}: CSS`,
          value: (css + (await stylesIn(page.url, locale))) / 1024,
          unit: 'KB',
          budget: STYLE_BUDGET,
        },
      )
    }
  }
  return figures
}

/** Bytes of the style sheets in the page itself, compressed. */
async function stylesIn(url: string, locale: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-language': locale } })
  const styles = (await answer.text()).matchAll(/<style[^>]*>([^]*?)<\/style>/g)
  return brotliCompressSync(Array.from(styles, ([, rules]) => rules).join('\n')).byteLength
}

async function loadedBy({ url, content }: PublicPage, locale: string): Promise<Record<string, number>> {
  const phone = await aPhone({ locale })
  try {
    await phone.page.goto(url)
    const loaded = await phone.page.waitForFunction(loadedWhenShown, content)
    return (await loaded.jsonValue()) || {}
  } finally {
    await phone.close()
  }
}

/** Runs in the page at every frame: sizes by kind of file, or false until the app has rendered the content. */
function loadedWhenShown(content: string): Record<string, number> | false {
  const element = document.querySelector(content)
  if (!element || !Object.keys(element).some((key) => key.startsWith('__reactFiber'))) return false
  const sizes = new Map<string, number>()
  for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    sizes.set(new URL(entry.name).pathname, entry.encodedBodySize)
  const sums: Record<string, number> = {}
  for (const [path, size] of sizes) {
    const kind = path.slice(path.lastIndexOf('.') + 1)
    sums[kind] = (sums[kind] ?? 0) + size
  }
  return sums
}
