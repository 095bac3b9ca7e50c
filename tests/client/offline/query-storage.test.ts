import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { eventually } from '../../support/eventually.ts'

/** Stores a session as an earlier page would. */
function startSessionOf(memberId: string) {
  localStorage.setItem('ilteo.memberId', memberId)
  localStorage.setItem('userType', 'EMPLOYEE')
  localStorage.setItem('token', 'a token')
}

const page = new EventTarget()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

afterEach(() => vi.useRealTimers())

const loadBoot = () => import('../../../src/client/offline/cache/boot-cache.ts')
const loadStored = () => import('../../../src/client/offline/cache/stored-queries.ts')
const leavePage = () => page.dispatchEvent(new Event('pagehide'))
const boot = (data: unknown, personal = false) => ({ queryFn: () => data, meta: { boot: true, personal } })

describe('the boot cache', () => {
  test('the boot cache restores the boot queries of the last page', async () => {
    const { restoreBoot, saveBoot } = await loadBoot()
    const before = new QueryClient()
    saveBoot(before)
    await before.fetchQuery({ queryKey: ['jobs.list'], ...boot({ data: ['a'] }) })
    await before.fetchQuery({ queryKey: ['news.list'], queryFn: () => ({ data: ['n'] }) })
    leavePage()
    const after = new QueryClient()
    restoreBoot(after)
    expect(after.getQueryData(['jobs.list'])).toEqual({ data: ['a'] })
    expect(after.getQueryData(['news.list'])).toBeUndefined()
  })

  test('the boot cache never holds another member’s data', async () => {
    startSessionOf('member-2')
    const { saveBoot } = await loadBoot()
    const queries = new QueryClient()
    saveBoot(queries)
    await queries.fetchQuery({ queryKey: ['members.me', {}, 'member-1'], ...boot('theirs', true) })
    await queries.fetchQuery({ queryKey: ['members.me', {}, 'member-2'], ...boot('mine', true) })
    leavePage()
    expect(localStorage.getItem('ilteo.boot')).toContain('mine')
    expect(localStorage.getItem('ilteo.boot')).not.toContain('theirs')
  })

  test('the boot cache keeps nothing of a member who signs out before it is written', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    startSessionOf('member-1')
    const { forgetBoot, saveBoot } = await loadBoot()
    const { signedOut } = await import('../../../src/client/api/session.ts')
    const queries = new QueryClient()
    saveBoot(queries)
    await queries.fetchQuery({ queryKey: ['members.me', {}, 'member-1'], ...boot('theirs', true) })
    const leaving = signedOut()
    forgetBoot()
    vi.advanceTimersByTime(5_000)
    vi.useRealTimers()
    await leaving
    expect(localStorage.getItem('ilteo.boot') ?? '').not.toContain('theirs')
  })

  test('the boot cache drops the oldest queries above its size limit', async () => {
    const { saveBoot } = await loadBoot()
    const queries = new QueryClient()
    saveBoot(queries)
    queries
      .getQueryCache()
      .build(queries, { queryKey: ['old'], meta: { boot: true } })
      .setData('o'.repeat(30_000), { updatedAt: 1, manual: true })
    queries
      .getQueryCache()
      .build(queries, { queryKey: ['new'], meta: { boot: true } })
      .setData('n'.repeat(30_000), { updatedAt: 2, manual: true })
    leavePage()
    const stored = localStorage.getItem('ilteo.boot') ?? ''
    expect(stored.length).toBeLessThanOrEqual(50_000)
    expect(stored).toContain('nnn')
    expect(stored).not.toContain('ooo')
  })

  test('the boot cache discards an invalid record', async () => {
    const { restoreBoot } = await loadBoot()
    localStorage.setItem('ilteo.boot', '{"half":')
    restoreBoot(new QueryClient())
    expect(localStorage.getItem('ilteo.boot')).toBeNull()
  })
})

describe('stored queries', () => {
  const read = async (queryKey: unknown[], queryFn: () => unknown) => {
    const { storedFirst } = await loadStored()
    const queries = new QueryClient({ defaultOptions: { queries: { persister: storedFirst } } })
    const data = await queries.fetchQuery({ queryKey, queryFn: async () => queryFn(), retry: false })
    return { queries, data }
  }
  const fails = (): never => {
    throw new Error('no network')
  }

  test('a stored query is read again offline', async () => {
    await read(['jobs.get', 'a'], () => ({ data: 'whole' }))
    await eventually(async () =>
      expect((await read(['jobs.get', 'a'], fails)).data).toEqual({ data: 'whole' }),
    )
  })

  /** Observes a query as a screen does. */
  const watch = async (queryKey: unknown[], queryFn: () => unknown) => {
    const { storedFirst } = await loadStored()
    const queries = new QueryClient({ defaultOptions: { queries: { persister: storedFirst } } })
    const observer = new QueryObserver(queries, { queryKey, queryFn: async () => queryFn(), retry: false })
    const results: unknown[] = []
    observer.subscribe(({ data, status }) => results.push([status, data]))
    return results
  }

  test('a stale stored query is refetched, and a failure keeps its data without an unhandled rejection', async () => {
    await read(['jobs.get', 'a'], () => 'old')
    await eventually(async () => expect((await read(['jobs.get', 'a'], fails)).data).toBe('old'))
    const unhandled = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', unhandled)
    const offline = await watch(['jobs.get', 'a'], fails)
    await eventually(() => expect(offline.at(-1)).toEqual(['error', 'old']))
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    expect(offline).toContainEqual(['success', 'old'])

    const online = await watch(['jobs.get', 'a'], () => 'new')
    await eventually(() => expect(online.at(-1)).toEqual(['success', 'new']))
    expect(online).toContainEqual(['success', 'old'])
  })

  const signIn = async (id: string) => {
    const { signedIn } = await import('../../../src/client/api/session.ts')
    await signedIn({ role: 'EMPLOYEE', accessToken: `token-${id}`, expiresAt: '' }, { id })
  }

  test('an answer put into the cache by hand is stored, and does not replace a later one', async () => {
    const { storeQuery } = await loadStored()
    const key = ['jobs.get', 'a']
    const put = async (data: string, updatedAt: number) => {
      const queries = new QueryClient()
      queries.setQueryData(key, data, { updatedAt })
      await storeQuery(queries, key)
    }
    const now = Date.now()
    await put('new', now)
    await put('old', now - 1_000)
    expect((await read(key, fails)).data).toBe('new')
    await put('newer', now + 1_000)
    expect((await read(key, fails)).data).toBe('newer')
  })

  test('stored lists are read into the cache in one language, and replace nothing there', async () => {
    const { storeQuery } = await loadStored()
    const { restoreAnswers } = await import('../../../src/client/offline/cache/restore-answers.ts')
    const [mine, other, talent] = [
      ['jobs.list', { query: { langCode: 'vi' } }],
      ['jobs.list', { query: { langCode: 'ko' } }],
      ['talents.list', { query: { langCode: 'vi' } }],
    ]
    const before = new QueryClient()
    for (const key of [mine, other, talent]) {
      before.setQueryData(key, 'stored')
      await storeQuery(before, key)
    }
    const after = new QueryClient()
    await restoreAnswers(after, ['jobs.list'], 'vi')
    expect([mine, other, talent].map((key) => after.getQueryData(key))).toEqual([
      'stored',
      undefined,
      undefined,
    ])
    after.setQueryData(mine, 'shown')
    await restoreAnswers(after, ['jobs.list'], 'vi')
    expect(after.getQueryData(mine)).toBe('shown')
  })

  test('lists of a member who has signed out are not read into the cache', async () => {
    await signIn('member-1')
    const { storeQuery } = await loadStored()
    const { restoreAnswers } = await import('../../../src/client/offline/cache/restore-answers.ts')
    const key = ['favorites.list', { query: { langCode: 'vi' } }, 'member-1']
    const before = new QueryClient()
    before.setQueryData(key, 'mine')
    await storeQuery(before, key)
    const after = new QueryClient()
    await restoreAnswers(after, ['favorites.list'], 'vi')
    expect(after.getQueryData(key)).toBe('mine')
    await signIn('member-2')
    const later = new QueryClient()
    await restoreAnswers(later, ['favorites.list'], 'vi')
    expect(later.getQueryData(key)).toBeUndefined()
  })

  test('a visitor’s stored query serves the member who signs in, as an older answer', async () => {
    await read(['jobs.list', { page: 1 }], () => ({ data: ['a'] }))
    await signIn('member-1')
    await eventually(async () =>
      expect((await read(['jobs.list', { page: 1 }, 'member-1'], fails)).data).toEqual({
        data: ['a'],
        asOf: expect.any(Number),
      }),
    )
  })

  test('signing out removes the stored queries of that member only', async () => {
    await signIn('member-2')
    await read(['favorites.list', {}, 'member-2'], () => 'theirs')
    await eventually(async () =>
      expect((await read(['favorites.list', {}, 'member-2'], fails)).data).toBe('theirs'),
    )
    await signIn('member-1')
    const mine = await read(['favorites.list', {}, 'member-1'], () => 'mine')
    await eventually(async () =>
      expect((await read(['favorites.list', {}, 'member-1'], fails)).data).toBe('mine'),
    )
    const { forgetMember } = await import('../../../src/client/offline/cache/forget-member.ts')
    await forgetMember(mine.queries, 'member-1', 'delete')
    expect(localStorage.getItem('token')).toBeNull()
    expect(mine.queries.getQueryData(['favorites.list', {}, 'member-1'])).toBeUndefined()
    await expect(read(['favorites.list', {}, 'member-1'], fails)).rejects.toThrow('no network')
    expect((await read(['favorites.list', {}, 'member-2'], fails)).data).toBe('theirs')
  })

  test('a query is not stored after its member signed out', async () => {
    await signIn('member-1')
    const { queryPersister } = await loadStored()
    const { signedOut } = await import('../../../src/client/api/session.ts')
    const late = await read(['favorites.list', {}, 'member-1'], () => signedOut().then(() => 'mine'))
    const [query] = late.queries.getQueryCache().getAll()
    if (query) await queryPersister.persistQuery(query)
    await expect(read(['favorites.list', {}, 'member-1'], fails)).rejects.toThrow('no network')
  })

  test('a query is fetched from the network on a device without storage', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect((await read(['jobs.get', 'b'], () => 'fresh')).data).toBe('fresh')
  })

  test('a query is fetched from the network after a timeout where the storage hangs, later ones sooner', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
    const firstAsked = vi.fn<() => string>(() => 'first')
    const first = read(['jobs.get', 'c'], firstAsked)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(firstAsked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_500)
    expect((await first).data).toBe('first')
    const second = read(['jobs.get', 'd'], () => 'second')
    await vi.advanceTimersByTimeAsync(1_500)
    expect((await second).data).toBe('second')
    vi.useRealTimers()
  })

  test('without a network, a slow storage is waited for', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
    const { trackRequest } = await import('../../../src/client/browser/connectivity.ts')
    await trackRequest().failed()
    const asked = vi.fn<() => string>(() => 'fresh')
    const reading = read(['jobs.get', 'e'], asked)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(31_000)
    expect((await reading).data).toBe('fresh')
    vi.useRealTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
})
