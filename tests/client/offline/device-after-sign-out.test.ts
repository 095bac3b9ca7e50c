import { globSync, readFileSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

const GRANTED = { role: 'EMPLOYEE', accessToken: 'token-1', expiresAt: '2026-11-21T12:00:00Z' } as const
const MEMBER = 'member-1'

/** What stays on the device for whoever uses it next. */
const OF_DEVICE = ['langCode', 'ilteo.device', 'ilteo.entered', 'ilteo.persistence']

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('addEventListener', undefined)
})

afterEach(() => vi.unstubAllGlobals())

const namesIn = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index))

/** All keys of all object stores. */
async function keysOfDatabases(): Promise<string[]> {
  const found: string[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
    })
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAllKeys()
      await new Promise((resolve) => reading.addEventListener('success', resolve))
      found.push(...reading.result.map((key) => `${name} ${JSON.stringify(key)}`))
    }
    database.close()
  }
  return found.toSorted()
}

/** A member who has used everything that pages keep on a device. */
async function usedDevice() {
  const session = await import('../../../src/client/api/session.ts')
  const { chooseLanguage, rememberCountry } = await import('../../../src/client/i18n/locale-preference.ts')
  const { keepDeviceToken } = await import('../../../src/client/api/device-token.ts')
  const { leaveLandingPage } = await import('../../../src/client/entities/site/landing-redirect.ts')
  const { rememberPlace } = await import('../../../src/client/entities/place/my-place.ts')
  const { keepOwnFacts } = await import('../../../src/client/entities/work-right/own-facts.ts')
  const { rememberTranslator } =
    await import('../../../src/client/entities/translation/outside-translators.ts')
  const { NOTHING_CHOSEN, storeChoices } = await import('../../../src/client/features/payment/kept.ts')
  const { outboxDatabase } = await import('../../../src/client/browser/outbox-database.ts')
  const { VISITOR, writeDraft } = await import('../../../src/client/offline/drafts/draft.ts')
  const { send } = await import('../../../src/client/offline/outbox/sending.ts')
  const { apply } = await import('../../../src/client/entities/application/application-commands.ts')
  const { queryPersister } = await import('../../../src/client/offline/cache/stored-queries.ts')
  vi.stubGlobal('navigator', { onLine: false })
  chooseLanguage('vi')
  rememberCountry('np', 'ne')
  keepDeviceToken('device-token')
  leaveLandingPage()
  await session.signedIn(GRANTED, { id: MEMBER })
  rememberPlace({ latitude: 37.5, longitude: 127 }, null)
  keepOwnFacts({ visaStatus: 'E-9' })
  rememberTranslator('papago')
  storeChoices('ticket', NOTHING_CHOSEN)
  const draft = { value: 'typed', savedAt: 1 }
  for (const [owner, name] of [
    [MEMBER, 'resume'],
    [VISITOR, 'signIn'],
  ] as const)
    await writeDraft(outboxDatabase, owner, name, draft)
  await send(apply, { params: { id: '01900000-0000-7000-8000-000000000001' } })
  const queries = new QueryClient()
  for (const queryKey of [
    ['jobs.get', { params: { id: '1' } }],
    ['jobs.list', { query: { near: '37.5,127' } }],
    ['members.me', {}, MEMBER],
  ]) {
    queries.setQueryData(queryKey, { data: 'read' })
    await queryPersister.persistQueryByKey(queryKey, queries)
  }
  return queries
}

const forget = async (queries: QueryClient, unsent: 'keep' | 'delete') => {
  const { forgetMember } = await import('../../../src/client/offline/cache/forget-member.ts')
  await forgetMember(queries, MEMBER, unsent)
}

test('a sign-out that deletes leaves only the language and public pages on the device', async () => {
  const queries = await usedDevice()
  expect(namesIn(localStorage)).toEqual(
    expect.arrayContaining(['countryIsoCode', 'ilteo.place', 'ilteo.translator']),
  )
  expect((await keysOfDatabases()).length).toBeGreaterThan(5)
  await forget(queries, 'delete')
  expect(new Set(namesIn(localStorage))).toEqual(new Set(OF_DEVICE))
  expect(localStorage.getItem('langCode')).toBe('vi')
  expect(namesIn(sessionStorage)).toEqual([])
  expect(await keysOfDatabases()).toEqual([
    'ilteo-outbox ["session"]',
    expect.stringMatching(/^ilteo-queries "query-.*jobs\.get/),
  ])
})

test('a sign-out that keeps leaves beyond that only what its member alone gets back', async () => {
  const queries = await usedDevice()
  await forget(queries, 'keep')
  expect(new Set(namesIn(localStorage))).toEqual(new Set([...OF_DEVICE, `ilteo.status.${MEMBER}`]))
  const rest = (await keysOfDatabases()).filter((key) => !key.includes(`"${MEMBER}"`))
  expect(rest).toEqual(['ilteo-outbox ["session"]', expect.stringContaining('jobs.get')])
})

test('every module that keeps something in local or session storage is known to the sign-out or is of the device', () => {
  const root = new URL('../../../', import.meta.url).pathname
  const files = globSync('src/client/**/*.{ts,tsx}', { cwd: root })
  const keeps = files.filter((file) =>
    /(local|session)Storage\.setItem|import .*\bwriteItem\b/.test(readFileSync(root + file, 'utf8')),
  )
  expect(keeps.map((file) => file.replace('src/client/', '')).toSorted()).toEqual([
    // Of the session, and tokens and answers that name nobody.
    'api/device-token.ts',
    'api/session.ts',
    'browser/install-prompt.ts',
    'browser/persistent-storage.ts',
    // A random id of the tab, which the server needs to tell tabs apart.
    'entities/certification/use-code-sending.ts',
    'entities/job/pending-favorite.ts',
    // Removed with the subscription (push.ts).
    'entities/notification/push-record.ts',
    'entities/place/my-place.ts',
    'entities/site/landing-redirect.ts',
    'entities/translation/outside-translators.ts',
    'entities/work-right/own-facts.ts',
    // Whether a note was hidden.
    'features/conversation/thread-foot.tsx',
    'features/member/sign-in/social-attempts.ts',
    // Whether keys are on.
    'features/payment/kept.ts',
    'i18n/locale-preference.ts',
    'offline/cache/boot-cache.ts',
    'offline/cache/own-facts-kept.ts',
    // Removes only.
    'offline/cache/personal-items.ts',
    // When caches were checked, and which build was loaded.
    'offline/install/app-update.ts',
    'ui/keyboard/shortcuts.ts',
  ])
})
