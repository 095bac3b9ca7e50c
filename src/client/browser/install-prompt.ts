import { useSyncExternalStore } from 'react'
import { askForPersistentStorage } from './persistent-storage.ts'
import { createSignal } from './signal.ts'

/** `drawn`: the browser has no prompt of its own (iOS), so the screen draws how it is done. */
export type InstallOffer = 'none' | 'prompt' | 'drawn'

interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const NAME = 'ilteo.install'
const offer = createSignal<InstallOffer>('none')
let captured: InstallPromptEvent | undefined
let reason = false

/** Keeps the browser's offer for the right moment; to be called before the first render. */
export function captureInstallPrompt(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    captured = event
    offer.set(currentOffer())
  })
  globalThis.addEventListener('appinstalled', () => {
    captured = undefined
    remember('installed')
    offer.set('none')
    void askForPersistentStorage()
  })
}

/** The member has something worth keeping now: a first bookmark, a first draft. */
export function haveReasonToInstall(): void {
  reason = true
  offer.set(currentOffer())
}

export const useInstallOffer = () => useSyncExternalStore(offer.subscribe, offer.get, offer.get)

/** Asks with the browser's own prompt. @returns false where it has none to ask with */
export async function acceptInstall(): Promise<boolean> {
  const event = captured
  if (!event) return false
  captured = undefined
  offer.set('none')
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'dismissed') remember('refused')
  return true
}

/** Remembered: it is not offered again. */
export function refuseInstall(): void {
  remember('refused')
  offer.set('none')
}

function currentOffer(): InstallOffer {
  if (!reason || remembered() !== null || isInstalled()) return 'none'
  if (captured) return 'prompt'
  return isApplePhone() ? 'drawn' : 'none'
}

export function isInstalled(): boolean {
  return globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false
}

function isApplePhone() {
  return /iPhone|iPad|iPod/.test(navigator.userAgent)
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && 'userChoice' in event
}

function remembered(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}

function remember(answer: 'refused' | 'installed') {
  try {
    localStorage.setItem(NAME, answer)
  } catch {
    // Storage is switched off: asked again next time.
  }
}
