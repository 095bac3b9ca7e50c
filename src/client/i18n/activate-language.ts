import { i18n, type Messages } from '@lingui/core'
import { startTransition } from 'react'
import { tagOf } from '../../reference/interface-languages.ts'
import { currentLanguage, currentLocale, type Locale, setCurrentLanguage } from './current-language.ts'

/** Texts that a first visit to the job list does not need. */
type Part = 'members' | 'landing' | 'operator'

/**
 * Each catalogue is a chunk, loaded with its language; texts of members' screens, the landing page and the console are
 * separate (lingui.config.ts lists the folders).
 */
const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/*/*.po')

const FALLBACK = 'en'

/** Catalogues that did not load, and are shown in English meanwhile. */
const missing = new Set<string>()

async function catalogue(code: Locale, name: 'messages' | Part): Promise<Messages> {
  // The console is in Korean and English only.
  const found = fileOf(code, name) ?? fileOf(FALLBACK, name)
  if (!found) throw new Error(`there are no texts called ${name}`)
  return (await found()).messages
}

const fileOf = (code: Locale, name: string) => catalogues[`../../../locales/${code}/${name}.po`]

/**
 * Loads texts for a language; English ones where they do not arrive, as a screen in another language is better than none.
 * @throws Error if those do not arrive either
 */
async function loadTexts(code: Locale, name: 'messages' | Part): Promise<Messages> {
  const key = `${code}/${name}`
  try {
    const messages = await catalogue(code, name)
    missing.delete(key)
    return messages
  } catch (error) {
    if (code === FALLBACK) throw error
    missing.add(key)
    return catalogue(FALLBACK, name)
  }
}

const needed = new Set<Part>()
const loaded = new Map<string, Promise<void>>()

/** Switches the interface to this language; locale-preference.ts stores the choice. */
export async function activateLanguage(code: Locale): Promise<void> {
  setCurrentLanguage(code)
  const [messages] = await Promise.all([loadTexts(code, 'messages'), ...Array.from(needed, textsOf)])
  i18n.load(code, messages)
  // Another language was chosen while this one was loading.
  if (currentLocale() !== code) return
  i18n.activate(code)
  // When rendered on the server, the attribute is already in the HTML.
  const shown = missing.has(`${code}/messages`) ? FALLBACK : currentLanguage()
  if (globalThis.document) document.documentElement.lang = tagOf(shown)
}

/** Loads what did not arrive before; call it when the network is back. */
export async function loadMissingTexts(): Promise<void> {
  const keys = Array.from(missing)
  if (keys.length === 0) return
  for (const key of keys) loaded.delete(key)
  await activateLanguage(currentLocale())
}

/** Resolves once the texts of members' screens are loaded; every route and part that shows them awaits it. */
export const membersTexts = (): Promise<void> => textsOf('members')

/** As `membersTexts`, for the landing page. */
export const landingTexts = (): Promise<void> => textsOf('landing')

/** As `membersTexts`, for the console. */
export const operatorTexts = (): Promise<void> => textsOf('operator')

function textsOf(part: Part): Promise<void> {
  needed.add(part)
  const code = currentLocale()
  const key = `${code}/${part}`
  const known = loaded.get(key) ?? load(code, part)
  loaded.set(key, known)
  return known
}

async function load(code: Locale, part: Part): Promise<void> {
  try {
    const messages = await loadTexts(code, part)
    // Nothing on the screen uses the new texts yet, but all text components re-render: in a transition, so that input
    // is not blocked.
    startTransition(() => i18n.load(code, messages))
  } catch (error) {
    loaded.delete(`${code}/${part}`)
    throw error
  }
}
