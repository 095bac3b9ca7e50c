import type { PrecacheController } from 'workbox-precaching'
import { NavigationRoute } from 'workbox-routing'
import { isOwnFile } from './own-file.ts'
import {
  type StoredScreen,
  lastScreenCache,
  lastScreenKey,
} from '../client/offline/cache/last-screen-cache.ts'

const ROOT = '<div id="root"></div>'
/** Script, preload and style tags of the app in the shell's head. */
const FILES = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g

/** Matched against path and query: a file's name ends the path, whatever the query ends with. */
export const NO_PAGES = [
  /^\/api(\/|\?|$)/,
  /^\/files\//,
  /^\/(healthz|readyz)(\?|$)/,
  /^[^?]*\.[a-z0-9]+(\?|$)/i,
]

/** Serves every navigation with the shell, including the last rendered screen of the page if there is one. */
export function shellRoute(build: PrecacheController): NavigationRoute {
  const shell = build.createHandlerBoundToURL('/index.html')
  const textOf = async (address: string) => {
    const file = await build.matchPrecache(address)
    return file && isOwnFile(address, file) ? file.text() : undefined
  }
  return new NavigationRoute(
    async (options) => {
      // Read first: the shell's handler replaces the request in the options.
      const { url } = options
      const [response, kept] = await Promise.all([shell(options), storedScreen(url)])
      return kept ? withScreen(response, kept, textOf) : response
    },
    { denylist: NO_PAGES },
  )
}

async function storedScreen(page: URL): Promise<StoredScreen | null> {
  try {
    const found = await caches.match(lastScreenKey(page), { cacheName: lastScreenCache })
    const kept: unknown = await found?.json()
    return isStoredScreen(kept) ? kept : null
  } catch {
    return null
  }
}

/**
 * Embeds the stored screen like a server-rendered page: styles inline, so that nothing has to load before it is
 * visible, and the app's files after that (public/start.js). Returns the plain shell if the screen belongs to another
 * build.
 */
export async function withScreen(
  response: Response,
  kept: StoredScreen,
  textOf: (address: string) => Promise<string | undefined>,
): Promise<Response> {
  const html = await response.clone().text()
  if (!html.includes(`"${kept.build}"`) || !html.includes(ROOT)) return response
  const texts = await Promise.all(kept.styles.map(textOf))
  if (texts.includes(undefined)) return response
  const scripts = Array.from(html.matchAll(FILES), ([tag]) => tag).filter(
    (tag) => !tag.includes('"stylesheet"'),
  )
  // The app looks for its style sheets as links: they are present, and not loaded again.
  const styles = kept.styles.map(
    (address) => `<link rel="stylesheet" disabled crossorigin href="${attribute(address)}">`,
  )
  const later = `<template id="later">${[...styles, ...scripts].join('')}</template>`
  const head = `<style>${texts.join('\n')}</style>${kept.componentStyles}<script defer src="/start.js"></script>${later}`
  const filled = html
    .replaceAll(FILES, '')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${attribute(kept.lang)}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace(ROOT, () => `<div id="root">${kept.markup}</div>`)
  const headers = new Headers(response.headers)
  // They described the stored answer: this one is longer and not compressed.
  headers.delete('content-length')
  headers.delete('content-encoding')
  return new Response(filled, { status: response.status, statusText: response.statusText, headers })
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function isStoredScreen(value: unknown): value is StoredScreen {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    typeof value.build === 'string' &&
    'lang' in value &&
    typeof value.lang === 'string' &&
    'componentStyles' in value &&
    typeof value.componentStyles === 'string' &&
    'markup' in value &&
    typeof value.markup === 'string' &&
    'styles' in value &&
    Array.isArray(value.styles) &&
    value.styles.every((each) => typeof each === 'string')
  )
}
