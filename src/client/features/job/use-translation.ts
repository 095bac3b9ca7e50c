import { useState } from 'react'

/** The browser's own translator (W3C Translator API), where it has one. */
interface Translator {
  translate: (text: string) => Promise<string>
}

interface TranslatorMaker {
  availability: (pair: LanguagePair) => Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create: (pair: LanguagePair) => Promise<Translator>
}

interface LanguagePair {
  sourceLanguage: string
  targetLanguage: string
}

declare global {
  interface Window {
    Translator?: TranslatorMaker
  }
}

export type Translation =
  | { state: 'original' | 'working' | 'unavailable' }
  | { state: 'translated'; text: string }

/** Korean text in the reader's language, made on their device; it never shows anything but a real translation. */
export function useTranslation(text: string, langCode: string) {
  const [translation, setTranslation] = useState<Translation>({ state: 'original' })
  const translate = async () => {
    setTranslation({ state: 'working' })
    setTranslation(await translated(text, { sourceLanguage: 'ko', targetLanguage: langCode }))
  }
  return { translation, translate, showOriginal: () => setTranslation({ state: 'original' }) }
}

async function translated(text: string, pair: LanguagePair): Promise<Translation> {
  const maker = window.Translator
  try {
    if (!maker || (await maker.availability(pair)) === 'unavailable') return { state: 'unavailable' }
    const translator = await maker.create(pair)
    return { state: 'translated', text: await translator.translate(text) }
  } catch {
    return { state: 'unavailable' }
  }
}
