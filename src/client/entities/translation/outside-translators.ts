import { useSyncExternalStore } from 'react'
import { currentMemberId, onMemberId } from '../../api/session.ts'
import { createSignal } from '../../browser/signal.ts'
import { TRANSLATOR } from '../../offline/cache/personal-items.ts'
import { piecesOf } from './translate-on-server.ts'

/** Octets of an address that every server should accept (RFC 9110, section 4.1). */
const ADDRESS_LENGTH = 8_000

interface OutsideTranslator {
  id: 'papago' | 'google'
  name: string
  /** Whether it knows a language, as the original's or the reader's. */
  knows: (langCode: string) => boolean
  /** @param text percent-encoded */
  address: (langCode: string, text: string) => string
}

/** Of the languages written here, those of Papago (papago.naver.com; api.ncloud-docs.com, "Papago Translation"). */
const OF_PAPAGO = new Set(['ko', 'en', 'vi', 'zh', 'th', 'id', 'ru', 'ja', 'hi'])
/** Both name Chinese by its country; other codes are ours (cloud.google.com/translate/docs/languages). */
const codeOf = (langCode: string) => (langCode === 'zh' ? 'zh-CN' : langCode)

/** Sites that translate and that people know; Google lists every language of the interface. */
const TRANSLATORS: readonly OutsideTranslator[] = [
  {
    id: 'papago',
    name: 'Papago',
    knows: (langCode) => OF_PAPAGO.has(langCode),
    address: (langCode, text) => `https://papago.naver.com/?sk=auto&tk=${codeOf(langCode)}&st=${text}`,
  },
  {
    id: 'google',
    name: 'Google Translate',
    knows: () => true,
    address: (langCode, text) =>
      `https://translate.google.com/?sl=auto&tl=${codeOf(langCode)}&op=translate&text=${text}`,
  },
]

export interface OutsideTranslation extends Pick<OutsideTranslator, 'id' | 'name'> {
  /** Opens the translator with the text filled in. */
  href: string
  /** Whether the address has room for the beginning of the text only. */
  isCut: boolean
}

/** The translators that know both languages, with the text filled in. */
export function outsideTranslations(text: string, source: string, langCode: string): OutsideTranslation[] {
  return TRANSLATORS.filter(({ knows }) => knows(source) && knows(langCode)).map(({ id, name, address }) => {
    const whole = text.trim()
    const beginning = beginningOf(whole, ADDRESS_LENGTH - address(langCode, '').length)
    const href = address(langCode, encodeURIComponent(beginning.trim()))
    return { id, name, href, isCut: beginning !== whole }
  })
}

/** As much of a text as has room once it is percent-encoded, up to the end of a line, a sentence or a word. */
function beginningOf(text: string, room: number): string {
  let [end, length] = [0, 0]
  for (const character of text) {
    length += encodeURIComponent(character).length
    if (length > room) return piecesOf(text, end)[0] ?? ''
    end += character.length
  }
  return text
}

type Id = OutsideTranslator['id']

const remembered = createSignal<Id | null>(readChoice())
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === TRANSLATOR || key === null) remembered.set(readChoice())
})
// The choice says that its maker knows where the text goes: the next person is told again.
onMemberId(() => {
  if (currentMemberId() === null) remembered.set(null)
})

/** The translator that was chosen on this device, which says that the reader knows where the text goes. */
export const useRememberedTranslator = () =>
  useSyncExternalStore(remembered.subscribe, remembered.get, remembered.get)

export function rememberTranslator(id: Id): void {
  try {
    localStorage.setItem(TRANSLATOR, id)
  } catch {
    // Storage is disabled: the choice lasts as long as the page.
  }
  remembered.set(id)
}

function readChoice(): Id | null {
  try {
    const stored = localStorage.getItem(TRANSLATOR)
    return TRANSLATORS.find(({ id }) => id === stored)?.id ?? null
  } catch {
    return null
  }
}
