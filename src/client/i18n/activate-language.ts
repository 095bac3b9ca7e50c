import { i18n, type Messages } from '@lingui/core'
import { importStoredTexts } from '../browser/stored-texts.ts'
import { localeOf, tagOf } from '../../reference/interface-languages.ts'
import { keepLocaleData, type LocaleData } from './locale-data.ts'
import { writeWholeNumbers } from './whole-numbers.ts'
import { currentLanguage, currentLocale, type Locale, setCurrentLanguage } from './current-language.ts'

/** Texts that a first visit to the job list does not need. */
type Part = 'members' | 'landing' | 'rights' | 'operator' | 'work'

/**
 * Each catalogue is a chunk, loaded with its language; texts of members' screens, the landing page and the console are
 * separate (lingui.config.ts lists the folders).
 */
const catalogues = import.meta.glob<Catalogue>('../../../locales/*/*.po')

const FALLBACK = 'en'

/** Catalogues that did not load: those of an earlier build or English ones are shown meanwhile. */
const missing = new Map<string, 'stored' | 'english'>()

writeWholeNumbers(i18n)

type Catalogue = { messages: Messages } & LocaleData

async function catalogue(code: Locale, name: 'messages' | Part): Promise<Messages> {
  // The console is in Korean and English only.
  const found = fileOf(code, name) ?? fileOf(FALLBACK, name)
  if (!found) throw new Error(`there are no texts called ${name}`)
  return take(code, await found())
}

const fileOf = (code: Locale, name: string) => catalogues[`../../../locales/${code}/${name}.po`]

function take(code: Locale, { messages, ...data }: Catalogue): Messages {
  keepLocaleData(code, data)
  return messages
}

/**
 * Loads texts for a language. Where they do not arrive, those of an earlier build that are on this device are shown,
 * and English for what these lack, as a screen in another language is better than none.
 * @throws Error if the English ones do not arrive either
 */
async function loadTexts(code: Locale, name: 'messages' | Part): Promise<Messages> {
  const key = `${code}/${name}`
  try {
    const messages = await catalogue(code, name)
    missing.delete(key)
    return messages
  } catch (error) {
    if (code === FALLBACK) throw error
    const [english, stored] = await Promise.all([catalogue(FALLBACK, name), storedCatalogue(code, name)])
    missing.set(key, stored ? 'stored' : 'english')
    tryAgainLater()
    return { ...english, ...stored }
  }
}

async function storedCatalogue(code: Locale, name: string): Promise<Messages | null> {
  try {
    const stored = await importStoredTexts(code, name)
    return stored ? take(code, stored as Catalogue) : null
  } catch {
    // No Cache API, or the file is damaged.
    return null
  }
}

const FIRST_WAIT = 5_000
const LONGEST_WAIT = 5 * 60_000
let wait = FIRST_WAIT
let waiting: ReturnType<typeof setTimeout> | undefined

/** The server may be the one that fails, which nothing tells us the end of. */
function tryAgainLater(): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => void loadMissingTexts().catch(tryAgainLater), wait)
  wait = Math.min(wait * 2, LONGEST_WAIT)
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
  // Numbers within texts have digits 0 to 9, like all others.
  i18n.activate(code, localeOf(code))
  // When rendered on the server, the attribute is already in the HTML.
  const shown = missing.get(`${code}/messages`) === 'english' ? FALLBACK : currentLanguage()
  if (globalThis.document) document.documentElement.lang = tagOf(shown)
}

const missingNow = () => Array.from(missing.keys()).filter((key) => key.startsWith(`${currentLocale()}/`))

/** Loads what did not arrive before; call it when the network is back. */
export async function loadMissingTexts(): Promise<void> {
  const keys = missingNow()
  if (keys.length === 0) return
  for (const key of keys) loaded.delete(key)
  await activateLanguage(currentLocale())
  if (missingNow().length === 0) wait = FIRST_WAIT
}

/** Resolves once the texts of members' screens are loaded; every route and part that shows them awaits it. */
export const membersTexts = (): Promise<void> => textsOf('members')

/** As `membersTexts`, for the landing page. */
export const landingTexts = (): Promise<void> => textsOf('landing')

/** As `membersTexts`, for the reasons of the right to work and the help page. */
export const rightsTexts = (): Promise<void> => textsOf('rights')

/** As `membersTexts`, for the names of occupations and conditions; answers have them in their own language already. */
export const workTexts = (): Promise<void> => textsOf('work')

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
    // Nothing on the screen uses the new texts yet: `load` would tell all text components to render again.
    if (i18n.locale === code) Object.assign(i18n.messages, messages)
    else i18n.load(code, messages)
  } catch (error) {
    loaded.delete(`${code}/${part}`)
    throw error
  }
}
