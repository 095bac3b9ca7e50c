import { currentConnectivity, onConnectivity } from './connectivity.ts'
import { createSignal } from './signal.ts'

/** How being offline is shown: in words at first, as a mark once the reader has gone on to another page. */
export type OfflineNotice = 'none' | 'words' | 'mark'

const notice = createSignal<OfflineNotice>(currentConnectivity() === 'online' ? 'none' : 'words')

onConnectivity(() => {
  if (currentConnectivity() === 'online') notice.set('none')
  else if (notice.get() === 'none') notice.set('words')
})

export const currentOfflineNotice = notice.get
export const onOfflineNotice = notice.subscribe

/** To be called when the reader has opened another page. */
export function shortenOfflineNotice(): void {
  if (notice.get() === 'words') notice.set('mark')
}

/** Shows the words again. */
export function expandOfflineNotice(): void {
  if (notice.get() === 'mark') notice.set('words')
}
