import { isPublicPage } from '../../api/public-page.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { type KeptScreen, lastScreenCache, lastScreenKey } from './last-screen-cache.ts'

const MOST_SCREENS = 20
const MOST_CHARACTERS = 400_000

let waiting = false

/**
 * Keeps what the page shows as it is drawn, so that the worker can put it into the shell when the reader comes back: it
 * is on the screen before a script has run, and React takes its place. Call whenever the screen may have changed.
 * `isSettled` tells whether what is drawn belongs to the address.
 */
export async function keepLastScreen(isSettled: () => boolean): Promise<void> {
  if (waiting || !('caches' in globalThis) || !navigator.serviceWorker?.controller) return
  waiting = true
  await whenIdle()
  waiting = false
  const screen = isSettled() ? screenNow() : null
  if (!screen) return
  // Of the address that it was drawn at: the reader may be elsewhere by the time the cache is open.
  const place = lastScreenKey(location)
  try {
    const cache = await caches.open(lastScreenCache)
    await cache.put(place, new Response(JSON.stringify(screen)))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -MOST_SCREENS).map((key) => cache.delete(key)))
  } catch {
    // A full device shows the next visit as before, a little later.
  }
}

function screenNow(): KeptScreen | null {
  const root = document.querySelector('#root')
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!root || !build || !isPublicPage(location.pathname)) return null
  // Half a screen is worse than none, and what is amiss now need not be then.
  if (root.querySelector('[aria-busy=true], [role=alert]')) return null
  const copy = root.cloneNode(true)
  if (!(copy instanceof Element)) return null
  for (const passing of copy.querySelectorAll('[role=status], [aria-live]')) passing.replaceChildren()
  if (copy.innerHTML.length > MOST_CHARACTERS) return null
  return { build, lang: document.documentElement.lang, styles: styleSheets(), markup: copy.innerHTML }
}

function styleSheets(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return Array.from(links, (link) => new URL(link.href).pathname)
}
