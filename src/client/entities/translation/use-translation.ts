import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type TranslatedOf, translateOnServer } from './translate-on-server.ts'
import { siteSettings } from '../site/site-query.ts'

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
  | { state: 'original' | 'working' | 'downloading' | 'unavailable' | 'late' }
  | { state: 'translated'; text: string; by: string }

/** Milliseconds until the reader gets a translation, or reads that there is none. */
const TIMEOUT = 3_000
/** Without progress of a download that the browser's translator begins with; a failed one may never be reported. */
const DOWNLOAD_TIMEOUT = 12_000

type Availability = Awaited<ReturnType<TranslatorMaker['availability']>>

/** What can translate: the site's provider, the browser, or nothing. */
export function useTranslators(langCode: string, sourceLanguage: string) {
  const isNeeded = langCode !== sourceLanguage
  const site = useQuery({ ...siteSettings(), enabled: isNeeded }).data?.data.translates === true
  const [browser, setBrowser] = useState<Availability>('unavailable')
  useEffect(() => {
    let isLeft = false
    if (isNeeded)
      void availability({ sourceLanguage, targetLanguage: langCode }).then((found) => {
        if (!isLeft) setBrowser(found)
      })
    return () => {
      isLeft = true
    }
  }, [isNeeded, langCode, sourceLanguage])
  return { site, browser }
}

async function availability(pair: LanguagePair): Promise<Availability> {
  try {
    return (await window.Translator?.availability(pair)) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}

interface TextToTranslate {
  text: string
  langCode: string
  source: string
  of: TranslatedOf | undefined
}

/** Translates text in the browser or on the server; never shows anything but a real translation. */
export function useTranslation({ text, langCode, source: sourceLanguage, of }: TextToTranslate) {
  const translators = useTranslators(langCode, sourceLanguage)
  // The text or the language may change while the component stays mounted.
  const about = JSON.stringify([langCode, text])
  const [known, setKnown] = useState<{ about: string; translation: Translation }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const translate = async () => {
    running.current?.abort()
    const attempt = new AbortController()
    running.current = attempt
    const tell = (translation: Translation) => {
      if (!attempt.signal.aborted) setKnown({ about, translation })
    }
    tell({ state: 'working' })
    const pair = { sourceLanguage, targetLanguage: langCode }
    tell(await translated({ text, pair, of, translators, left: attempt.signal, tell }))
  }
  const translation: Translation = known?.about === about ? known.translation : { state: 'original' }
  return { translation, translators, translate, hide: () => setKnown(undefined) }
}

interface Attempt {
  text: string
  pair: LanguagePair
  of: TranslatedOf | undefined
  translators: ReturnType<typeof useTranslators>
  left: AbortSignal
  tell: (translation: Translation) => void
}

/** By the browser where it has the languages, else by the site, else by the browser once it has downloaded them. */
async function translated({ text, pair, of, translators, left, tell }: Attempt): Promise<Translation> {
  const limit = AbortSignal.timeout(TIMEOUT)
  const soon = AbortSignal.any([left, limit])
  const onDevice =
    translators.browser === 'available' ? await translatedByBrowser(text, pair, soon) : undefined
  if (onDevice !== undefined) return { state: 'translated', text: onDevice, by: 'browser' }
  const made = translators.site ? await translatedBySite(text, pair, of, soon) : undefined
  if (made !== undefined) return { state: 'translated', ...made }
  if (!translators.browser.startsWith('download')) return { state: limit.aborted ? 'late' : 'unavailable' }
  tell({ state: 'downloading' })
  const downloaded = await translatedAfterDownload(text, pair, left)
  return downloaded === undefined
    ? { state: 'unavailable' }
    : { state: 'translated', text: downloaded, by: 'browser' }
}

/** Undefined without a provider, a network or an answer in time. */
async function translatedBySite(
  text: string,
  { targetLanguage }: LanguagePair,
  of: TranslatedOf | undefined,
  signal: AbortSignal,
) {
  try {
    return await Promise.race([translateOnServer(text, targetLanguage, signal, of), aborted(signal)])
  } catch {
    return undefined
  }
}

async function translatedAfterDownload(text: string, pair: LanguagePair, left: AbortSignal) {
  const timeout = new AbortController()
  let timer = setTimeout(() => timeout.abort(), DOWNLOAD_TIMEOUT)
  const goOn = () => {
    clearTimeout(timer)
    timer = setTimeout(() => timeout.abort(), DOWNLOAD_TIMEOUT)
  }
  try {
    return await translatedByBrowser(text, pair, AbortSignal.any([left, timeout.signal]), goOn)
  } finally {
    clearTimeout(timer)
  }
}

async function translatedByBrowser(
  text: string,
  pair: LanguagePair,
  signal: AbortSignal,
  goOn: () => void = () => undefined,
): Promise<string | undefined> {
  const maker = window.Translator
  if (!maker) return undefined
  const work = async () => {
    const monitor = (download: EventTarget) => onProgress(download, goOn)
    const translator = await maker.create({ ...pair, signal, monitor })
    goOn()
    return translator.translate(text, { signal })
  }
  try {
    return await Promise.race([work(), aborted(signal)])
  } catch {
    return undefined
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
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
