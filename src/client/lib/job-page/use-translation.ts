import { useEffect, useRef, useState } from 'react'

/** The browser's own translator (W3C Translator API), where it has one. */
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
  /** Reports `downloadprogress` while the browser fetches the languages. */
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

/** A browser that cannot download the languages may never say so: milliseconds without progress until it is given up. */
const PATIENCE = 12_000

/** Text in the reader's language, made on their device; it never shows anything but a real translation. */
export function useTranslation(text: string, langCode: string, sourceLanguage = 'ko') {
  const [translation, setTranslation] = useState<Translation>({ state: 'original' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const translate = async () => {
    const attempt = new AbortController()
    running.current = attempt
    setTranslation({ state: 'working' })
    setTranslation(await translated(text, { sourceLanguage, targetLanguage: langCode }, attempt))
  }
  return { translation, translate, showOriginal: () => setTranslation({ state: 'original' }) }
}

async function translated(text: string, pair: LanguagePair, attempt: AbortController): Promise<Translation> {
  const maker = window.Translator
  if (!maker) return { state: 'unavailable' }
  const { signal } = attempt
  let timer = setTimeout(() => attempt.abort(), PATIENCE)
  const goOn = () => {
    clearTimeout(timer)
    timer = setTimeout(() => attempt.abort(), PATIENCE)
  }
  const work = async (): Promise<Translation> => {
    if ((await maker.availability(pair)) === 'unavailable') return { state: 'unavailable' }
    const monitor = (download: EventTarget) => whenFurther(download, goOn)
    const translator = await maker.create({ ...pair, signal, monitor })
    goOn()
    return { state: 'translated', text: await translator.translate(text, { signal }) }
  }
  try {
    return await Promise.race([work(), aborted(signal)])
  } catch {
    return { state: 'unavailable' }
  } finally {
    clearTimeout(timer)
  }
}

/** A download that stands still may go on reporting where it stands. */
function whenFurther(download: EventTarget, goOn: () => void) {
  let reached = 0
  download.addEventListener('downloadprogress', (event) => {
    if (!(event instanceof ProgressEvent) || event.loaded <= reached) return
    reached = event.loaded
    goOn()
  })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
