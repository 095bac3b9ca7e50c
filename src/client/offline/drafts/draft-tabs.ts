const CHANNEL = 'ilteo-drafts'

const openChannel = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)

const nameOf = (owner: string, name: string) => `${owner} ${name}`

/** Tells all tabs, this one included, that a draft was written or removed. */
export function tellTabs(owner: string, name: string): void {
  const channel = openChannel()
  channel?.postMessage(nameOf(owner, name))
  channel?.close()
}

/** Calls `refresh` when a tab has written or removed the draft, and when this one may have missed it. @returns stops it */
export function onDraftInTabs(owner: string, name: string, refresh: () => void): () => void {
  const channel = openChannel()
  const hear = ({ data }: MessageEvent) => {
    if (data === nameOf(owner, name)) refresh()
  }
  // A tab that was frozen has heard nothing.
  const wake = () => {
    if (document.visibilityState === 'visible') refresh()
  }
  channel?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', wake)
  return () => {
    channel?.close()
    document.removeEventListener('visibilitychange', wake)
  }
}
