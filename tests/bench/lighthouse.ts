import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult as Result } from 'lighthouse'
import { sized } from '../support/smoke.ts'
import { median, shareOf, type Figure } from './figure.ts'
import { untilClosed } from './part.ts'
import { browserOfBench } from './phone.ts'
import { repeats } from './repeats.ts'

const RUNS = repeats(7)
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** Relative to the baseline page in the same run. */
const SHARES = { LCP: 0.5, TBT: 0.6 } as const

const MEASURED = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

type Report = Result['lhr']

/**
 * Lighthouse's phone with simulated throttling: medians of seven runs per page. The pages and the baseline page alternate,
 * so that a slowdown of the machine affects all of them.
 */
export async function measureLighthouse(
  pages: Record<string, { url: string }>,
  baselineUrl: string,
): Promise<Figure[]> {
  const chrome = await launch({
    chromePath: await browserOfBench(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  const close = untilClosed(async () => chrome.kill())
  try {
    const baseline: Report[] = []
    const reports = new Map(Object.keys(pages).map((name): [string, Report[]] => [name, []]))
    for (let run = 0; run < RUNS; run++) {
      baseline.push(await report(baselineUrl, chrome.port, ['performance']))
      for (const [name, { url }] of Object.entries(pages))
        reports.get(name)?.push(await report(url, chrome.port))
    }
    return [
      ...timesOf('the baseline', baseline).map(({ figure }) => ({ ...figure, budget: undefined })),
      ...[...reports].flatMap(([name, ofPage]) => figuresOf(name, ofPage, baseline)),
    ]
  } finally {
    await close()
  }
}

/** A report with a broken trace, or without one of the values, says nothing about the page, so the run is repeated. */
async function report(
  url: string,
  port: number,
  onlyCategories = Object.keys(SCORES),
  tries = 3,
): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories,
    maxWaitForFcp: sized(30_000, 600_000),
    maxWaitForLoad: sized(45_000, 600_000),
  })
  if (!result) throw new Error(`lighthouse has no result for ${url}`)
  const problem = problemOf(result.lhr)
  if (!problem) return result.lhr
  if (tries === 1) throw new Error(`lighthouse at ${url}: ${problem}`)
  return report(url, port, onlyCategories, tries - 1)
}

function problemOf({ runtimeError, audits }: Report): string | undefined {
  if (runtimeError) return runtimeError.code
  const failed = MEASURED.find((audit) => !Number.isFinite(audits[audit]?.numericValue))
  return failed && `${failed}: ${audits[failed]?.errorMessage ?? 'no value'}`
}

const medianOf = (reports: readonly Report[], audit: string) =>
  median(reports.map((each) => each.audits[audit]?.numericValue ?? Number.NaN))

function figuresOf(name: string, reports: readonly Report[], baseline: readonly Report[]): Figure[] {
  const scores = Object.entries(SCORES).map(([category, budget]): Figure => {
    const value = median(reports.map((each) => (each.categories[category]?.score ?? 0) * 100))
    return { what: `Lighthouse ${name}: ${category}`, value, unit: '', budget, isScore: true }
  })
  const shares = timesOf(name, reports).map(({ metric, audit }): Figure => {
    const value = shareOf(medianOf(reports, audit), medianOf(baseline, audit))
    return {
      what: `Lighthouse ${name}: ${metric} relative to the baseline`,
      value,
      unit: '',
      budget: SHARES[metric],
    }
  })
  const shift = medianOf(reports, 'cumulative-layout-shift')
  return [
    ...scores,
    ...timesOf(name, reports).map(({ figure }) => figure),
    ...shares,
    { what: `Lighthouse ${name}: CLS`, value: shift, unit: '', budget: 0.02 },
  ]
}

function timesOf(name: string, reports: readonly Report[]) {
  const lcp = { metric: 'LCP', audit: 'largest-contentful-paint' } as const
  const tbt = { metric: 'TBT', audit: 'total-blocking-time' } as const
  const what = (metric: string) => `Lighthouse ${name}: ${metric}`
  return [
    {
      ...lcp,
      figure: { what: what('LCP'), value: medianOf(reports, lcp.audit) / 1000, unit: 's', budget: 1.5 },
    },
    { ...tbt, figure: { what: what('TBT'), value: medianOf(reports, tbt.audit), unit: 'ms', budget: 200 } },
  ]
}
