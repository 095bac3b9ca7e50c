import { i18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'

const english = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../../locales/ko/messages.po', () => ({ messages: {} }))
vi.mock('../../../locales/ko/members.po', () => ({ messages: { 'a-text-of-members': ['회원'] } }))
vi.mock('../../../locales/en/messages.po', async () => {
  await english.promise
  return { messages: { 'a-text': ['in English'], 'a-new-text': ['new in English'] } }
})
const network = vi.hoisted(() => ({ isDown: true }))
vi.mock('../../../locales/vi/messages.po', () => ({
  get messages() {
    if (network.isDown) throw new Error('no network')
    return { 'a-text': ['tiếng Việt'] }
  },
}))

const yesterday = vi.hoisted(() => ({ messages: null as Record<string, string[]> | null }))
vi.mock('../../../src/client/browser/stored-texts.ts', () => ({
  importStoredTexts: async () => yesterday.messages && { messages: yesterday.messages },
}))

afterEach(() => {
  english.resolve()
  network.isDown = true
  yesterday.messages = null
  vi.useRealTimers()
  vi.resetModules()
})

test('the later of two chosen languages wins although the first one’s catalogue arrives last', async () => {
  const { activateLanguage } = await import('../../../src/client/i18n/activate-language.ts')
  const { currentLanguage } = await import('../../../src/client/i18n/current-language.ts')
  const first = activateLanguage('en')
  await activateLanguage('ko')
  english.resolve()
  await first
  expect([currentLanguage(), i18n.locale]).toEqual(['ko', 'ko'])
})

test('a catalogue that does not arrive is replaced by the English one until the network is back', async () => {
  const { activateLanguage, loadMissingTexts } = await import('../../../src/client/i18n/activate-language.ts')
  await activateLanguage('vi')
  expect([i18n.locale, i18n._('a-text')]).toEqual(['vi', 'in English'])
  network.isDown = false
  await loadMissingTexts()
  expect(i18n._('a-text')).toBe('tiếng Việt')
})

test('texts of an earlier build on this device are shown before English ones, which fill in what they lack', async () => {
  yesterday.messages = { 'a-text': ['hôm qua'] }
  const { activateLanguage } = await import('../../../src/client/i18n/activate-language.ts')
  await activateLanguage('vi')
  expect([i18n._('a-text'), i18n._('a-new-text')]).toEqual(['hôm qua', 'new in English'])
})

test('a catalogue that a failing server did not send is asked for again without any other event', async () => {
  vi.useFakeTimers()
  const { activateLanguage } = await import('../../../src/client/i18n/activate-language.ts')
  await activateLanguage('vi')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(i18n._('a-text')).toBe('in English')
  network.isDown = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(i18n._('a-text')).toBe('tiếng Việt')
})

test('texts of further screens arrive without anything being rendered again', async () => {
  const { activateLanguage, membersTexts } = await import('../../../src/client/i18n/activate-language.ts')
  await activateLanguage('ko')
  const render = vi.fn<() => void>()
  const stop = i18n.on('change', render)
  await membersTexts()
  stop()
  expect(i18n._('a-text-of-members')).toBe('회원')
  expect(render).not.toHaveBeenCalled()
})
