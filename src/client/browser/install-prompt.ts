import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from './device-items.ts'
import { askForPersistentStorage } from './persistent-storage.ts'
import { isAppleMobile, isInstalled } from './platform.ts'
import { createSignal } from './signal.ts'

/** `drawn`: the browser has no prompt (iOS), so the screen shows instructions. */
export type InstallOffer = 'none' | 'prompt' | 'drawn'

interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const NAME = 'ilteo.install'
const offer = createSignal<InstallOffer>('none')
let captured: InstallPromptEvent | undefined
let reason = false

/** Captures the browser's install prompt for later; call before the first render. */
export function captureInstallPrompt(): void {
  globalThis.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    captured = event
    offer.set(currentOffer())
  })
  globalThis.addEventListener('appinstalled', () => {
    captured = undefined
    writeItem(NAME, 'installed')
    offer.set('none')
    void askForPersistentStorage()
  })
}

/** Marks that the member has something worth keeping: a first favorite or draft. */
export function noteReasonToInstall(): void {
  reason = true
  offer.set(currentOffer())
}

export const useInstallOffer = () => useSyncExternalStore(offer.subscribe, offer.get, offer.get)

/**
 * Shows the browser's own prompt.
 * @returns false if it has none
 */
export async function acceptInstall(): Promise<boolean> {
  const event = captured
  if (!event) return false
  captured = undefined
  offer.set('none')
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome === 'dismissed') writeItem(NAME, 'refused')
  return true
}

/** Remembers the refusal: the install is not offered again. */
export function refuseInstall(): void {
  writeItem(NAME, 'refused')
  offer.set('none')
}

function currentOffer(): InstallOffer {
  if (!reason || readItem(NAME) !== null || isInstalled()) return 'none'
  if (captured) return 'prompt'
  return isAppleMobile() ? 'drawn' : 'none'
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && 'userChoice' in event
}
