import { useEffect, useRef, useState } from 'react'

/** The browser's built-in translator (W3C Translator API). */
interface Translator {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<string>
}

interface TranslatorMaker {
  availability: (pair: LanguagePair) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create: (options: MakerOptions) => Promise<Translator>
}

interface LanguagePair {
  sourceLanguage: string
  targetLanguage: string
}

interface MakerOptions extends LanguagePair {
  signal: AbortSignal
  /** Reports `downloadprogress` while the browser downloads the languages. */
  monitor: (download: EventTarget) => void
}

declare global {
  interface Window {
    Translator?: TranslatorMaker
  }
}

export type Translation =
  | { state: 'original' | 'working' | 'unavailable' }
  | { state: 'translated'; text: string }

/**
 * Milliseconds without progress before the browser's translator is given up: a failed download may never be reported.
 */
const TIMEOUT = 12_000

/** Translates text in the browser, else on the server; never shows anything but a real translation. */
export function useTranslation(text: string, langCode: string, sourceLanguage = 'ko') {
  // The text or the language may change while the component stays mounted.
  const about = JSON.stringify([langCode, text])
  const [known, setKnown] = useState<{ about: string; translation: Translation }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const translate = async () => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    setKnown({ about, translation: { state: 'working' } })
    const made = await translated(text, { sourceLanguage, targetLanguage: langCode }, attempt.signal)
    if (attempt.signal.aborted) return
    setKnown({
      about,
      translation: made === undefined ? { state: 'unavailable' } : { state: 'translated', text: made },
    })
  }
  const translation: Translation = known?.about === about ? known.translation : { state: 'original' }
  return { translation, translate, showOriginal: () => setKnown(undefined) }
}

/** Tries the browser, then the server; undefined if neither can. */
async function translated(text: string, pair: LanguagePair, left: AbortSignal): Promise<string | undefined> {
  const onDevice = await translatedByBrowser(text, pair, left)
  if (onDevice !== undefined || left.aborted) return onDevice
  try {
    const { translateOnServer } = await import('./translate-on-server.ts')
    return await translateOnServer(text, pair.targetLanguage, left)
  } catch {
    // No provider or no network.
    return undefined
  }
}

async function translatedByBrowser(text: string, pair: LanguagePair, left: AbortSignal) {
  const maker = window.Translator
  if (!maker) return undefined
  const patience = new AbortController()
  const signal = AbortSignal.any([left, patience.signal])
  let timer = setTimeout(() => patience.abort(), TIMEOUT)
  const goOn = () => {
    clearTimeout(timer)
    timer = setTimeout(() => patience.abort(), TIMEOUT)
  }
  const work = async () => {
    if ((await maker.availability(pair)) === 'unavailable') return undefined
    const monitor = (download: EventTarget) => onProgress(download, goOn)
    const translator = await maker.create({ ...pair, signal, monitor })
    goOn()
    return translator.translate(text, { signal })
  }
  try {
    return await Promise.race([work(), aborted(signal)])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Calls `goOn` on actual progress only: a stalled download may keep reporting the same figure. */
function onProgress(download: EventTarget, goOn: () => void) {
  let reached = 0
  download.addEventListener('downloadprogress', (event) => {
    if (!(event instanceof ProgressEvent) || event.loaded <= reached) return
    reached = event.loaded
    goOn()
  })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
