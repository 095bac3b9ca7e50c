import { setTimeout as delay } from 'node:timers/promises'
import { median, type Figure } from './figure.ts'
import { aPhone, slowdown } from './phone.ts'
import { repeats } from './repeats.ts'
import { sized } from '../support/smoke.ts'

const VISITS = repeats(7)
/** In ms from the start of the navigation. */
const WATCHED = sized(9_000, 100)
const LONGEST_BUDGET = 200
const SUM_BUDGET = 600

declare global {
  interface Window {
    longTasks?: { start: number; duration: number }[]
  }
}

/**
 * How long a phone four times slower than this machine is blocked on a first visit: tasks over 50 ms within nine seconds,
 * and the longest one after the first paint.
 */
export async function measureLongTasks(pages: Record<string, { url: string }>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, { url }] of Object.entries(pages)) {
    const sums: number[] = []
    const longest: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const { tasks, paint } = await visitWatched(url)
      sums.push(tasks.reduce((sum, { duration }) => sum + duration, 0))
      const after = tasks.filter(({ start, duration }) => start + duration > paint)
      longest.push(Math.max(0, ...after.map(({ duration }) => duration)))
    }
    figures.push(
      { what: `${name}: sum of long tasks`, value: median(sums), unit: 'ms', budget: SUM_BUDGET },
      { what: `${name}: longest task`, value: median(longest), unit: 'ms', budget: LONGEST_BUDGET },
    )
  }
  return figures
}

async function visitWatched(url: string) {
  const phone = await aPhone()
  try {
    await phone.page.addInitScript(noteLongTasks)
    await slowdown(phone, 4)
    await phone.page.goto(url, { waitUntil: 'commit' })
    // A measurement over a fixed time, not a wait for something.
    await delay(WATCHED)
    return await phone.page.evaluate(readLongTasks)
  } finally {
    await phone.close()
  }
}

/** Runs in the page, before its scripts. */
function noteLongTasks(): void {
  const tasks: { start: number; duration: number }[] = []
  window.longTasks = tasks
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/** Runs in the page. */
function readLongTasks(): { tasks: { start: number; duration: number }[]; paint: number } {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return { tasks: window.longTasks ?? [], paint }
}
