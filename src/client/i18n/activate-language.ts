import { i18n, type Messages } from '@lingui/core'
import { startTransition } from 'react'
import type { LanguageCode } from './languages.ts'

/** Texts that a first visit to the job list does not need. */
type Part = 'members' | 'landing' | 'operator'

/**
 * Each catalogue is a chunk, loaded with its language; texts of members' screens, the landing page and the console are
 * separate (lingui.config.ts lists the folders).
 */
const catalogues = import.meta.glob<{ messages: Messages }>('../../../locales/*/*.po')

/** `pseudo` is for layout tests only. */
type Locale = LanguageCode | 'pseudo'

async function catalogue(code: Locale, name: 'messages' | Part): Promise<Messages> {
  const path = `../../../locales/${code}/${name}.po`
  const found = catalogues[path]
  if (!found) throw new Error(`${path} is missing`)
  return (await found()).messages
}

let current: Locale = 'en'
const needed = new Set<Part>()
const loaded = new Map<string, Promise<void>>()

/** The language to request answers in; known before its catalogue has loaded. */
export const currentLanguage = (): LanguageCode => (current === 'pseudo' ? 'en' : current)

/** Switches the interface to this language; locale-preference.ts stores the choice. */
export async function activateLanguage(code: Locale): Promise<void> {
  current = code
  const [messages] = await Promise.all([catalogue(code, 'messages'), ...Array.from(needed, textsOf)])
  i18n.load(code, messages)
  // Another language was chosen while this one was loading.
  if (current !== code) return
  i18n.activate(code)
  // When rendered on the server, the attribute is already in the HTML.
  if (globalThis.document) document.documentElement.lang = code === 'pseudo' ? 'en' : code
}

/** Resolves once the texts of members' screens are loaded; every route and part that shows them awaits it. */
export const membersTexts = (): Promise<void> => textsOf('members')

/** As `membersTexts`, for the landing page. */
export const landingTexts = (): Promise<void> => textsOf('landing')

/** As `membersTexts`, for the console. */
export const operatorTexts = (): Promise<void> => textsOf('operator')

function textsOf(part: Part): Promise<void> {
  needed.add(part)
  const key = `${current}/${part}`
  const known = loaded.get(key) ?? load(current, part)
  loaded.set(key, known)
  return known
}

async function load(code: Locale, part: Part): Promise<void> {
  try {
    const messages = await catalogue(code, part)
    // Nothing on the screen uses the new texts yet, but all text components re-render: in a transition, so that input
    // is not blocked.
    startTransition(() => i18n.load(code, messages))
  } catch (error) {
    loaded.delete(`${code}/${part}`)
    throw error
  }
}
