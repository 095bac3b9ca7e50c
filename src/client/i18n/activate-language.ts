import { i18n, type Messages } from '@lingui/core'
import { type LanguageCode, languages } from './languages.ts'

type Catalogue = () => Promise<{ messages: Messages }>

/**
 * Each catalogue is a chunk of its own, fetched when its language is; what only members' screens say comes apart (the
 * folders stand in lingui.config.ts). `pseudo` is for layout tests alone.
 */
const catalogues = {
  ko: {
    first: () => import('../../../locales/ko/messages.po'),
    members: () => import('../../../locales/ko/members.po'),
  },
  en: {
    first: () => import('../../../locales/en/messages.po'),
    members: () => import('../../../locales/en/members.po'),
  },
  pseudo: {
    first: () => import('../../../locales/pseudo/messages.po'),
    members: () => import('../../../locales/pseudo/members.po'),
  },
} satisfies Record<LanguageCode | 'pseudo', { first: Catalogue; members: Catalogue }>

let current: keyof typeof catalogues = languages[0].code
let wholeIsNeeded = false
const whole = new Map<keyof typeof catalogues, Promise<void>>()

/** The language to ask answers in; known before its catalogue has arrived. */
export const currentLanguage = (): LanguageCode => (current === 'pseudo' ? 'en' : current)

/** Shows the product in this language from now on; remembering a choice is lib/place's part. */
export async function activateLanguage(code: keyof typeof catalogues): Promise<void> {
  current = code
  const [{ messages }] = await Promise.all([catalogues[code].first(), wholeIsNeeded && membersTexts()])
  i18n.load(code, messages)
  i18n.activate(code)
  document.documentElement.lang = code === 'pseudo' ? 'en' : code
}

/** Resolves once the texts of members' screens are there too; every route and part that shows them waits for it. */
export function membersTexts(): Promise<void> {
  wholeIsNeeded = true
  const code = current
  const known = whole.get(code) ?? loadMembersTexts(code)
  whole.set(code, known)
  return known
}

async function loadMembersTexts(code: keyof typeof catalogues): Promise<void> {
  try {
    const { messages } = await catalogues[code].members()
    i18n.load(code, messages)
  } catch (error) {
    whole.delete(code)
    throw error
  }
}
