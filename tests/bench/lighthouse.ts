import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult as Result } from 'lighthouse'
import { ensureBrowser } from '../support/browser.mjs'
import { median, type Figure } from './figure.ts'
import { untilClosed } from './part.ts'

const RUNS = 3
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Lighthouse's phone, simulated throttling: the median of three runs a page. */
export async function measureLighthouse(pages: Record<string, { url: string }>): Promise<Figure[]> {
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  const close = untilClosed(async () => chrome.kill())
  try {
    const figures: Figure[] = []
    for (const [name, { url }] of Object.entries(pages))
      figures.push(...(await measurePage(name, url, chrome.port)))
    return figures
  } finally {
    await close()
  }
}

/** A look whose trace broke says nothing about the page, and is taken again. */
async function look(url: string, port: number, tries = 3): Promise<Result['lhr']> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(SCORES) })
  if (!result) throw new Error(`lighthouse has no result for ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (tries === 1) throw new Error(`lighthouse at ${url}: ${runtimeError.code}`)
  return look(url, port, tries - 1)
}

async function measurePage(name: string, url: string, port: number): Promise<Figure[]> {
  const reports: Result['lhr'][] = []
  for (let run = 0; run < RUNS; run++) {
    reports.push(await look(url, port))
  }
  const audit = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))
  const scores = Object.entries(SCORES).map(([category, budget]): Figure => {
    const value = median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
    return { what: `Lighthouse ${name}: ${category}`, value, unit: '', budget, isScore: true }
  })
  return [
    ...scores,
    {
      what: `Lighthouse ${name}: LCP`,
      value: audit('largest-contentful-paint') / 1000,
      unit: 's',
      budget: 1.5,
    },
    { what: `Lighthouse ${name}: TBT`, value: audit('total-blocking-time'), unit: 'ms', budget: 200 },
    { what: `Lighthouse ${name}: CLS`, value: audit('cumulative-layout-shift'), unit: '', budget: 0.02 },
  ]
}
