import { i18n, type Messages } from '@lingui/core'
import { startTransition } from 'react'
import { type LanguageCode, languages } from './languages.ts'

type Catalogue = () => Promise<{ messages: Messages }>
/** What a first visit to the job list does not need. */
type Part = 'members' | 'landing' | 'operator'

/**
 * Each catalogue is a chunk of its own, fetched when its language is; what only members' screens, the landing page or the
 * console say comes apart (the folders stand in lingui.config.ts). `pseudo` is for layout tests alone.
 */
const catalogues = {
  ko: {
    first: () => import('../../../locales/ko/messages.po'),
    members: () => import('../../../locales/ko/members.po'),
    landing: () => import('../../../locales/ko/landing.po'),
    operator: () => import('../../../locales/ko/operator.po'),
  },
  en: {
    first: () => import('../../../locales/en/messages.po'),
    members: () => import('../../../locales/en/members.po'),
    landing: () => import('../../../locales/en/landing.po'),
    operator: () => import('../../../locales/en/operator.po'),
  },
  pseudo: {
    first: () => import('../../../locales/pseudo/messages.po'),
    members: () => import('../../../locales/pseudo/members.po'),
    landing: () => import('../../../locales/pseudo/landing.po'),
    operator: () => import('../../../locales/pseudo/operator.po'),
  },
} satisfies Record<LanguageCode | 'pseudo', Record<'first' | Part, Catalogue>>

let current: keyof typeof catalogues = languages[0].code
const needed = new Set<Part>()
const loaded = new Map<string, Promise<void>>()

/** The language to ask answers in; known before its catalogue has arrived. */
export const currentLanguage = (): LanguageCode => (current === 'pseudo' ? 'en' : current)

/** Shows the product in this language from now on; remembering a choice is lib/place's part. */
export async function activateLanguage(code: keyof typeof catalogues): Promise<void> {
  current = code
  const [{ messages }] = await Promise.all([catalogues[code].first(), ...Array.from(needed, textsOf)])
  i18n.load(code, messages)
  // Another one was wanted while these texts were on their way.
  if (current !== code) return
  i18n.activate(code)
  // Drawn on the server, it stands in the page already.
  if (globalThis.document) document.documentElement.lang = code === 'pseudo' ? 'en' : code
}

/** Resolves once the texts of members' screens are there too; every route and part that shows them waits for it. */
export const membersTexts = (): Promise<void> => textsOf('members')

/** The same for the landing page. */
export const landingTexts = (): Promise<void> => textsOf('landing')

/** The same for the console, beside the texts of members' screens. */
export const operatorTexts = (): Promise<void> => textsOf('operator')

function textsOf(part: Part): Promise<void> {
  needed.add(part)
  const key = `${current}/${part}`
  const known = loaded.get(key) ?? load(current, part)
  loaded.set(key, known)
  return known
}

async function load(code: keyof typeof catalogues, part: Part): Promise<void> {
  try {
    const { messages } = await catalogues[code][part]()
    // Nothing on the screen says them yet, but all that says anything is drawn again: in short pieces.
    startTransition(() => i18n.load(code, messages))
  } catch (error) {
    loaded.delete(`${code}/${part}`)
    throw error
  }
}
