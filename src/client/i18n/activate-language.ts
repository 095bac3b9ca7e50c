import { i18n } from '@lingui/core'
import { type LanguageCode, languages } from './languages.ts'

/** Each catalogue is a chunk of its own, fetched when its language is. `pseudo` is for layout tests alone. */
const catalogues = {
  ko: () => import('../../../locales/ko/messages.po'),
  en: () => import('../../../locales/en/messages.po'),
  pseudo: () => import('../../../locales/pseudo/messages.po'),
} satisfies Record<LanguageCode | 'pseudo', () => Promise<unknown>>

let current: keyof typeof catalogues = languages[0].code

/** The language to ask answers in; known before its catalogue has arrived. */
export const currentLanguage = (): LanguageCode => (current === 'pseudo' ? 'en' : current)

/** Shows the product in this language from now on; remembering a choice is lib/place's part. */
export async function activateLanguage(code: keyof typeof catalogues): Promise<void> {
  current = code
  const { messages } = await catalogues[code]()
  i18n.loadAndActivate({ locale: code, messages })
  document.documentElement.lang = code === 'pseudo' ? 'en' : code
}
