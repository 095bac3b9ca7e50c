import { beforeEach, expect, test, vi } from 'vitest'

const NAME = 'ilteo.place'
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  // Every load of the module listens; other tests are not to hear it.
  vi.stubGlobal('addEventListener', undefined)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
  vi.resetModules()
})

const load = () => import('../../../src/client/entities/place/my-place.ts')

test('A place is stored rounded, survives a reload, and can be removed', async () => {
  const first = await load()
  first.rememberPlace({ latitude: 37.200_123, longitude: 127.068_9 }, null)
  expect(stored.get(NAME)).toBe('{"latitude":37.2,"longitude":127.07,"regionId":null}')
  vi.resetModules()
  const second = await load()
  expect(second.currentPlace()).toEqual({ latitude: 37.2, longitude: 127.07, regionId: null })
  second.forgetPlace()
  expect([second.currentPlace(), stored.has(NAME)]).toEqual([null, false])
})

test.each([
  'null',
  '7',
  '"here"',
  '{',
  '[37.2, 127]',
  '{"latitude":"37.2","longitude":127}',
  '{"latitude":0,"longitude":0}',
  '{"latitude":1e400,"longitude":127}',
])('The stored value %s is no place', async (value) => {
  stored.set(NAME, value)
  expect((await load()).currentPlace()).toBeNull()
})

test('Without storage a place lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { currentPlace, rememberPlace } = await load()
  rememberPlace({ latitude: 37.2, longitude: 127.07 }, 142)
  expect(currentPlace()).toMatchObject({ regionId: 142 })
})
