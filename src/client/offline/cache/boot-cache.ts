import type { PersistedClient } from '@tanstack/query-persist-client-core'
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { type QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { currentSession } from '../../api/session.ts'
import { readItem, writeItem } from '../../browser/device-items.ts'
import { STORED_SHAPE } from './stored-queries.ts'

const NAME = 'ilteo.boot'
const MAX_AGE = 7 * 24 * 60 * 60_000
/** Kept small, because it is read and parsed before the first frame. */
const MOST_CHARACTERS = 50_000

/** Restores the queries of the first screen before the first render. */
export function restoreBoot(queryClient: QueryClient): void {
  const stored = readItem(NAME)
  if (stored === null) return
  try {
    const client: PersistedClient = JSON.parse(stored)
    const fresh = client.buster === STORED_SHAPE && Date.now() - client.timestamp < MAX_AGE
    if (fresh) {
      hydrate(queryClient, client.clientState, { defaultOptions: { queries: { gcTime: Infinity } } })
    } else forgetBoot()
  } catch {
    forgetBoot()
  }
}

/** Saves them periodically, and when the page is hidden, when a throttled write would come too late. */
export function saveBoot(queryClient: QueryClient): void {
  const persister = createSyncStoragePersister({
    storage: deviceStorage(),
    key: NAME,
    // Serialized when it is written, a moment later: a member who has signed out by then is no longer included.
    serialize: () => trimmed(snapshot(queryClient)),
  })
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.meta?.boot !== true) return
    void persister.persistClient(snapshot(queryClient))
  })
  globalThis.addEventListener('pagehide', () => writeItem(NAME, trimmed(snapshot(queryClient))))
}

export const forgetBoot = (): void => writeItem(NAME, null)

function snapshot(queryClient: QueryClient): PersistedClient {
  const memberId = currentSession()?.memberId
  const clientState = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ meta, state, queryKey }) =>
      meta?.boot === true &&
      state.status === 'success' &&
      (meta.personal !== true || (memberId !== undefined && queryKey.includes(memberId))),
  })
  return { buster: STORED_SHAPE, timestamp: Date.now(), clientState }
}

/** Serializes to JSON; drops the least recently updated queries if it would be too long. */
function trimmed(client: PersistedClient): string {
  const queries = client.clientState.queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (;;) {
    const text = JSON.stringify({ ...client, clientState: { ...client.clientState, queries } })
    if (text.length <= MOST_CHARACTERS || queries.length === 0) return text
    queries.pop()
  }
}

function deviceStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
