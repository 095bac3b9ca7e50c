import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDigest } from '../../../src/build/file-digests.ts'
import { textsCache } from '../../../src/client/browser/stored-texts.ts'
import { LANGUAGE_KEY } from '../../../src/client/offline/cache/texts-cache.ts'
import { OwnFiles } from '../../../src/sw/own-file.ts'
import { memoryCaches, stubWorkerScope, workerModule } from './memory-caches.ts'

interface Texts {
  splitTexts: (build: readonly { url: string }[]) => {
    shared: readonly { url: string }[]
    texts: Map<string, readonly string[]>
  }
  storeTexts: (texts: Map<string, readonly string[]>, files: unknown) => Promise<void>
  deleteOldTexts: (texts: Map<string, readonly string[]>) => Promise<void>
}

const filesOf = (paths: readonly string[], digests: Record<string, string> = {}) =>
  paths.map((path) => ({ url: `/${path}`, revision: null, digest: digests[path] }))

const BUILD = [
  'index.html',
  'texts-en-messages-1.js',
  'texts-vi-messages-1.js',
  'texts-vi-members-1.js',
  'texts-ko-messages-1.js',
].map((name) => (name.endsWith('.js') ? `assets/${name}` : name))
let worker: Texts
let caches: ReturnType<typeof memoryCaches>

beforeAll(async () => {
  stubWorkerScope()
  worker = await workerModule<Texts>('texts.ts')
})
beforeEach(() => {
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (address: string) => script(address))
})

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } })

const choose = async (langCode: string) =>
  (await caches.open(textsCache)).put(LANGUAGE_KEY, new Response(langCode))
const storedFiles = async () =>
  (await (await caches.open(textsCache)).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== LANGUAGE_KEY)

test('everybody gets the files without texts, and the English ones', () => {
  expect(worker.splitTexts(filesOf(BUILD)).shared.map(({ url }) => url)).toEqual([
    '/index.html',
    '/assets/texts-en-messages-1.js',
  ])
})

test('only the texts of the reader’s language are stored', async () => {
  await choose('vi')
  await worker.storeTexts(worker.splitTexts(filesOf(BUILD)).texts, new OwnFiles([]))
  expect(await storedFiles()).toEqual(['/assets/texts-vi-messages-1.js', '/assets/texts-vi-members-1.js'])
})

test('a language used before stays available, and its new texts are stored with a new build', async () => {
  await choose('vi')
  await worker.storeTexts(worker.splitTexts(filesOf(BUILD)).texts, new OwnFiles([]))
  await choose('ko')
  const { texts } = worker.splitTexts(filesOf(BUILD.map((address) => address.replace('1.js', '2.js'))))
  await worker.storeTexts(texts, new OwnFiles([]))
  await worker.deleteOldTexts(texts)
  expect((await storedFiles()).toSorted()).toEqual(
    ['ko-messages', 'vi-members', 'vi-messages'].map((name) => `/assets/texts-${name}-2.js`),
  )
})

test('a language that is no longer offered is forgotten', async () => {
  await choose('xx')
  await worker.storeTexts(worker.splitTexts(filesOf(BUILD)).texts, new OwnFiles([]))
  expect(await storedFiles()).toEqual([])
})

test('a file that does not arrive fails the installation, which is tried again', async () => {
  await choose('vi')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(worker.storeTexts(worker.splitTexts(filesOf(BUILD)).texts, new OwnFiles([]))).rejects.toThrow(
    'not available: 503',
  )
})

test('texts with other bytes than the build’s fail the installation, and damaged ones are stored anew', async () => {
  await choose('ko')
  const [path = '', right] = withDigest('assets/texts-ko-messages-1.js', Buffer.from('the right text')).split(
    '#',
  )
  const build = filesOf(BUILD, { [path]: right ?? '' })
  const store = () => worker.storeTexts(worker.splitTexts(build).texts, new OwnFiles(build))
  vi.stubGlobal('fetch', async () => script('the right'))
  await expect(store()).rejects.toThrow('not available')
  expect(await storedFiles()).toEqual([])
  vi.stubGlobal('fetch', async () => script('the right text'))
  await (await caches.open(textsCache)).put(`/${path}`, script(''))
  await store()
  expect(await (await (await caches.open(textsCache)).match(`/${path}`))?.text()).toBe('the right text')
})
