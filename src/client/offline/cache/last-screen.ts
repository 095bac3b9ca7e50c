import { isPublicPage } from '../../api/public-page.ts'
import { whenIdle } from '../../browser/scheduling.ts'
import { type StoredScreen, lastScreenCache, lastScreenKey } from './last-screen-cache.ts'

const MOST_SCREENS = 20
const MOST_CHARACTERS = 400_000

let waiting = false

/**
 * Stores the rendered page, so that the worker can put it into the shell on the next visit: it is visible before any
 * script has run, and React replaces it. Call it whenever the screen may have changed. `isSettled` tells whether the
 * rendered content belongs to the address.
 */
export async function saveLastScreen(isSettled: () => boolean): Promise<void> {
  if (waiting || !('caches' in globalThis) || !navigator.serviceWorker?.controller) return
  waiting = true
  await whenIdle()
  waiting = false
  const screen = isSettled() ? screenNow() : null
  if (!screen) return
  // Capture the address now: the reader may be elsewhere by the time the cache is open.
  const place = lastScreenKey(location)
  try {
    const cache = await caches.open(lastScreenCache)
    await cache.put(place, new Response(JSON.stringify(screen)))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -MOST_SCREENS).map((key) => cache.delete(key)))
  } catch {
    // Storage is full: the next visit renders as usual, a little later.
  }
}

function screenNow(): StoredScreen | null {
  const root = document.querySelector('#root')
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  if (!root || !build || !isPublicPage(location.pathname)) return null
  // Skip incomplete screens and errors, which may be gone by the next visit.
  if (root.querySelector('[aria-busy=true], [role=alert]')) return null
  const copy = root.cloneNode(true)
  if (!(copy instanceof Element)) return null
  for (const passing of copy.querySelectorAll('[role=status], [aria-live]')) passing.replaceChildren()
  if (copy.innerHTML.length > MOST_CHARACTERS) return null
  const { lang } = document.documentElement
  return { build, lang, styles: styleSheets(), componentStyles: componentStyles(), markup: copy.innerHTML }
}

const componentStyles = () =>
  Array.from(document.head.querySelectorAll('style[data-precedence]'), ({ outerHTML }) => outerHTML).join('')

function styleSheets(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return Array.from(links, (link) => new URL(link.href).pathname)
}
