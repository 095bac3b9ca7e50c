import { readItem, writeItem } from '../../browser/device-items.ts'

const NAME = 'ilteo.checked'
const DAY = 86_400_000

/**
 * Lets the worker of an earlier visit fetch what its caches have lost. Looking at each of their hundreds of entries costs a
 * phone as much as drawing a screen, so this happens once a day, and at the start after a script did not load.
 */
export function checkCaches(now: number): void {
  const worker = navigator.serviceWorker.controller
  if (!worker || Math.abs(now - Number(readItem(NAME))) < DAY) return
  writeItem(NAME, String(now))
  worker.postMessage({ type: 'CHECK' })
}

/** Makes the next start check the caches. */
export const checkCachesNext = (): void => writeItem(NAME, '0')
