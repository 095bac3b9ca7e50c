/** Title, explanation, button, and what is said without a network. */
export type RepairTexts = readonly [title: string, note: string, repair: string, noNetwork: string]

const PANEL =
  'position:fixed;z-index:9999;inset:auto 0 0;padding:16px 16px calc(16px + env(safe-area-inset-bottom));background:Canvas;color:CanvasText;border-top:2px solid;font:1rem/1.5 sans-serif'
const BUTTON =
  'min-width:96px;min-height:48px;padding:0 20px;border:2px solid;border-radius:8px;background:ButtonFace;color:ButtonText;font:inherit;font-weight:bold'
/** Milliseconds for a script that has loaded to show that it runs. */
const PATIENCE = 3_000

const { dataset, lang } = document.documentElement
const isShown = () => dataset['app'] === 'shown'
const isOurs = (address: string) => address.startsWith(`${location.origin}/`)

/**
 * Offers to repair an app whose scripts do not load or cannot be parsed. The file is an inline script of each page
 * (build/inline-scripts.ts), so that it works where no file of the app does: it imports nothing, and its texts are in the
 * page. `public/start.js` and `main.tsx` state in `data-app` how far the app has come.
 */
function watchScripts(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (target instanceof HTMLScriptElement) {
        if (isOurs(target.src)) offer()
      } else if (isOurs(event.filename ?? '') && (!isShown() || event.error instanceof SyntaxError)) offer()
    },
    true,
  )
  // Failed imports, unless a running app says so itself: without a network it can still do much.
  const offerAfter = (error: unknown) => {
    if (error instanceof SyntaxError) offer()
  }
  addEventListener('unhandledrejection', ({ reason }) => offerAfter(reason))
  addEventListener('vite:preloadError', (event) => {
    if (isShown()) offerAfter('payload' in event && event.payload)
    else offer()
  })
  // Other bytes may be a script as well, which does nothing.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.matches('script[src]')) return
      setTimeout(() => {
        if (!dataset['app'] || (target.type === 'module' && dataset['app'] === 'starting')) offer()
      }, PATIENCE)
    },
    true,
  )
}

function offer() {
  if (!document.body) return addEventListener('DOMContentLoaded', offer)
  if (document.querySelector('#repair')) return
  const [langCode, texts] = textsOfReader()
  const panel = document.createElement('div')
  panel.id = 'repair'
  panel.lang = langCode
  panel.setAttribute('role', 'alert')
  panel.style.cssText = PANEL
  const [title, note] = [document.createElement('strong'), document.createElement('p')]
  title.textContent = texts[0]
  note.textContent = texts[1]
  note.style.cssText = 'margin:4px 0 12px'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texts[2]
  button.style.cssText = BUTTON
  button.addEventListener('click', () => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    void repair().catch(() => {
      note.textContent = texts[3]
      button.ariaBusy = null
    })
  })
  panel.append(title, note, button)
  // First in the order of the keyboard.
  document.body.prepend(panel)
}

/** A page that the server has drawn has the texts of its language alone. */
function textsOfReader(): [string, RepairTexts] {
  const all = JSON.parse(document.querySelector('#repair-texts')?.textContent ?? '') as Record<
    string,
    RepairTexts
  >
  const wanted = [...stored('ilteo.language'), ...stored('langCode'), ...navigator.languages, lang, 'en']
  const codes = wanted.map((tag) => tag.split('-', 1)[0] ?? '')
  const code = codes.find((each) => all[each]) ?? Object.keys(all)[0] ?? ''
  return [code, all[code] ?? ['', '', '', '']]
}

function stored(name: string): string[] {
  try {
    return [localStorage.getItem(name) ?? '']
  } catch {
    return []
  }
}

/**
 * Drafts and unsent entries are in IndexedDB, which is left alone.
 * @throws Error without a network, where a removed app could not be loaded again
 */
async function repair() {
  const health = await fetch('/healthz', { cache: 'no-store' })
  // The page of a captive portal is not JSON.
  await health.json()
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.allSettled(registrations.map((each) => each.unregister()))
  const names = await globalThis.caches?.keys().catch(() => [])
  const ofApp = (names ?? []).filter((name) => /precache|old-build/.test(name))
  await Promise.allSettled(ofApp.map((name) => caches.delete(name)))
  // The browser's own cache may have the damaged files for a year.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const files = loaded.filter((name) => isOurs(name) && /\.(js|css)$/.test(name))
  await Promise.allSettled([...new Set(files)].map((file) => fetch(file, { cache: 'reload' })))
  location.reload()
}

watchScripts()
