import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { textsCache } from '../../../src/client/browser/stored-texts.ts'
import { LANGUAGE_KEY } from '../../../src/client/offline/cache/texts-cache.ts'
import { memoryCaches, stubWorkerScope, workerModule } from './memory-caches.ts'

interface Texts {
  splitTexts: (build: readonly string[]) => {
    shared: readonly string[]
    texts: Map<string, readonly string[]>
  }
  storeTexts: (texts: Map<string, readonly string[]>) => Promise<void>
  deleteOldTexts: (texts: Map<string, readonly string[]>) => Promise<void>
}

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
  expect(worker.splitTexts(BUILD).shared).toEqual(['index.html', 'assets/texts-en-messages-1.js'])
})

test('only the texts of the reader’s language are stored', async () => {
  await choose('vi')
  await worker.storeTexts(worker.splitTexts(BUILD).texts)
  expect(await storedFiles()).toEqual(['/assets/texts-vi-messages-1.js', '/assets/texts-vi-members-1.js'])
})

test('a language used before stays available, and its new texts are stored with a new build', async () => {
  await choose('vi')
  await worker.storeTexts(worker.splitTexts(BUILD).texts)
  await choose('ko')
  const { texts } = worker.splitTexts(BUILD.map((address) => address.replace('1.js', '2.js')))
  await worker.storeTexts(texts)
  await worker.deleteOldTexts(texts)
  expect((await storedFiles()).toSorted()).toEqual(
    ['ko-messages', 'vi-members', 'vi-messages'].map((name) => `/assets/texts-${name}-2.js`),
  )
})

test('a language that is no longer offered is forgotten', async () => {
  await choose('xx')
  await worker.storeTexts(worker.splitTexts(BUILD).texts)
  expect(await storedFiles()).toEqual([])
})

test('a file that does not arrive fails the installation, which is tried again', async () => {
  await choose('vi')
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(worker.storeTexts(worker.splitTexts(BUILD).texts)).rejects.toThrow('not available: 503')
})
