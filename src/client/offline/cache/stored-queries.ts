import {
  type AsyncStorage,
  type PersistedQuery,
  experimental_createQueryPersister,
} from '@tanstack/query-persist-client-core'
import { type Query, type QueryClient, type QueryKey, hashKey, notifyManager } from '@tanstack/react-query'
import { type UseStore, createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { currentSession } from '../../api/session.ts'
import { chosenLangCode } from '../../i18n/locale-preference.ts'
import { currentConnectivity, isCut } from '../../browser/connectivity.ts'
import { inTime } from '../../browser/in-time.ts'
import { abortWhenLeft, isPageLeft, pageLeft } from '../../browser/leaving-page.ts'

/** Incremented by hand when the shape of stored answers changes; a deploy alone must not wipe offline data. */
export const STORED_SHAPE = '1'
const MAX_AGE = 30 * 24 * 60 * 60_000
const MOST_RECORDS = 400
/**
 * Some browsers never answer when their storage is broken: fall back to the network after this time, and sooner the
 * next time.
 */
const PATIENCE = 5_000
const LITTLE_PATIENCE = 1_000
/** Without a network there is nothing else to fall back to. */
const OFFLINE_PATIENCE = 60_000
const PREFIX = 'query'

let opened: UseStore | undefined
let patience = PATIENCE
// Opened lazily: where there is no IndexedDB, creating the store throws.
const store = () => (opened ??= openStore())

function openStore(): UseStore {
  const open = createStore('ilteo-queries', 'queries')
  return (mode, work) =>
    open(mode, (objects) => {
      if (isPageLeft()) throw pageLeft()
      abortWhenLeft(objects.transaction)
      return work(objects)
    })
}

const storage: AsyncStorage<PersistedQuery> = {
  getItem: async (key) =>
    (await stored(key)) ?? (await readAsVisitor(key)) ?? (await readInOtherLanguage(key)),
  setItem: (key, value) =>
    isOfFormerMember(value.queryKey) ? undefined : withFallback(() => set(key, value, store()), undefined),
  removeItem: remove,
  entries: storedEntries,
}

/** Stores one record per query, as a structured clone. A failure here only costs a request. */
export const queryPersister = experimental_createQueryPersister<PersistedQuery>({
  storage,
  prefix: PREFIX,
  serialize: (query) => query,
  deserialize: (query) => query,
  buster: STORED_SHAPE,
  maxAge: MAX_AGE,
  filters: { predicate: (query) => query.meta?.stored !== false },
  // Nobody would handle the result: `storedFirst` refetches instead.
  refetchOnRestore: false,
})

/** Answers from the device if possible, then refetches a stored answer that is stale. */
export const storedFirst: typeof queryPersister.persisterFn = async (queryFn, context, query) => {
  let isAsked = false
  const ask: typeof queryFn = (given) => {
    isAsked = true
    return queryFn(given)
  }
  const data = await queryPersister.persisterFn(ask, context, query)
  // Scheduled, so that the query already has the stored answer and its age.
  if (!isAsked) notifyManager.schedule(() => void refetch(query))
  return data
}

async function refetch(query: Query) {
  if (!query.isStale()) return
  try {
    await query.fetch()
  } catch {
    // The query holds the error for its screen.
  }
}

/** Reads a record, with a time limit. Only reads have one: writing and sweeping may take their time. */
function stored(key: string): Promise<PersistedQuery | undefined> {
  const read = async () => {
    const found = await get<PersistedQuery>(key, store())
    patience = PATIENCE
    return found
  }
  return withFallback(read, undefined, () => (patience = LITTLE_PATIENCE))
}

/**
 * Returns what this phone read before the member signed in: the same for everybody except for the member's own marks,
 * which are overlaid. It counts as a cached answer, so that it is refetched as soon as there is a network.
 */
async function readAsVisitor(key: string): Promise<PersistedQuery | undefined> {
  const queryKey: unknown = JSON.parse(key.slice(PREFIX.length + 1))
  if (!Array.isArray(queryKey) || queryKey.length < 3) return undefined
  const found = await stored(`${PREFIX}-${hashKey(queryKey.slice(0, 2))}`)
  if (!found) return undefined
  const { data, dataUpdatedAt } = found.state
  const isEnvelope = typeof data === 'object' && data !== null
  return isEnvelope
    ? { ...found, state: { ...found.state, data: { asOf: dataUpdatedAt, ...data } } }
    : undefined
}

/**
 * Returns what this phone read in another language, rewritten. Only readers who chose a language have such answers: a
 * first visit does not load the code.
 */
async function readInOtherLanguage(key: string): Promise<PersistedQuery | undefined> {
  if (chosenLangCode() === null) return undefined
  const queryKey: unknown = JSON.parse(key.slice(PREFIX.length + 1))
  if (!Array.isArray(queryKey)) return undefined
  const read = async () => {
    const { findInOtherLanguage } = await import('./other-language.ts')
    return findInOtherLanguage(queryKey, (hash) => stored(`${PREFIX}-${hash}`))
  }
  return withFallback(read, undefined)
}

/** Stores an answer that was put into the cache by hand, unless a later one is stored. */
export async function storeQuery(queryClient: QueryClient, key: QueryKey): Promise<void> {
  const found = await stored(`${PREFIX}-${hashKey(key)}`)
  const shown = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0
  if (!found || found.state.dataUpdatedAt < shown) await queryPersister.persistQueryByKey(key, queryClient)
}

/** All records with their keys. */
export function storedEntries(): Promise<[string, PersistedQuery][]> {
  return withFallback(() => entries<string, PersistedQuery>(store()), [])
}

/** Removes one stored answer after its content was deleted. */
export function forgetQuery(queryHash: string): Promise<void> {
  return remove(`${PREFIX}-${queryHash}`)
}

function remove(key: string): Promise<void> {
  return withFallback(() => del(key, store()), undefined)
}

/** Removes what was read as this member, from storage and from memory. */
export const forgetQueries = (queryClient: QueryClient, memberId: string): Promise<void> =>
  forgetWhere(queryClient, (key) => key.includes(memberId))

/** Removes lists that were read near a place, from storage and from memory. */
export const forgetPlaceQueries = (queryClient: QueryClient): Promise<void> =>
  forgetWhere(queryClient, isNearPlace)

/** Whether a query's key contains a place: it is `near` in its query. */
export function isNearPlace([, input]: QueryKey): boolean {
  const query = typeof input === 'object' && input !== null && 'query' in input ? input.query : null
  return typeof query === 'object' && query !== null && 'near' in query && query.near !== undefined
}

async function forgetWhere(queryClient: QueryClient, matches: (key: QueryKey) => boolean): Promise<void> {
  queryClient.removeQueries({ predicate: (query) => matches(query.queryKey) })
  const all = await storedEntries()
  const found = all.filter(([, query]) => matches(query.queryKey)).map(([key]) => key)
  await withFallback(() => delMany(found, store()), undefined)
}

/** Removes expired records, and the oldest ones beyond the limit. */
export async function sweepQueries(): Promise<void> {
  await queryPersister.persisterGc()
  const all = await storedEntries()
  const newestFirst = all.toSorted(([, a], [, b]) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const surplus = newestFirst.slice(MOST_RECORDS).map(([key]) => key)
  await withFallback(() => delMany(surplus, store()), undefined)
}

/**
 * Whether the answer belongs to a session that has ended meanwhile: keys of personal queries contain the member's
 * id.
 */
export function isOfFormerMember(queryKey: QueryKey): boolean {
  const memberId = queryKey[2]
  return memberId !== undefined && memberId !== currentSession()?.memberId
}

async function withFallback<T>(work: () => Promise<T>, otherwise: T, onSilence?: () => void): Promise<T> {
  try {
    const longest = isCut(currentConnectivity()) ? OFFLINE_PATIENCE : patience
    return await inTime(work(), longest, () => {
      onSilence?.()
      return otherwise
    })
  } catch {
    return otherwise
  }
}
