import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { textsCache } from '../../browser/stored-texts.ts'

/** The worker is told of a change of language, but does not say when its texts have arrived. */
const CHECK_AGAIN_MS = 2_000

/** Whether the app works without a network, with these texts in the language of the interface. */
export function useIsAppStored(texts: string): boolean {
  const langCode = useLanguage()
  const [storedIn, setStoredIn] = useState<string | null>(null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const check = async () => {
      const isStored = await isAppStored(langCode, texts)
      if (!isCurrent) return
      if (isStored) setStoredIn(langCode)
      else waiting = setTimeout(() => void check(), CHECK_AGAIN_MS)
    }
    void check()
    return () => {
      isCurrent = false
      clearTimeout(waiting)
    }
  }, [langCode, texts])
  return storedIn === langCode
}

/** A worker is active once it has stored the whole build; English comes with it, other languages on their own. */
async function isAppStored(langCode: string, texts: string): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.active?.state !== 'activated') return false
    if (langCode === 'en') return true
    const stored = await (await caches.open(textsCache)).keys()
    return stored.some(({ url }) => url.includes(`/texts-${langCode}-${texts}-`))
  } catch {
    // No service worker or no Cache API: never stored.
    return false
  }
}
