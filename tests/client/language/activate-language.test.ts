import { i18n } from '@lingui/core'
import { afterEach, expect, test, vi } from 'vitest'

const english = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../../locales/ko/messages.po', () => ({ messages: {} }))
vi.mock('../../../locales/en/messages.po', async () => {
  await english.promise
  return { messages: { 'a-text': ['in English'] } }
})
const network = vi.hoisted(() => ({ isDown: true }))
vi.mock('../../../locales/vi/messages.po', () => ({
  get messages() {
    if (network.isDown) throw new Error('no network')
    return { 'a-text': ['tiếng Việt'] }
  },
}))

afterEach(() => english.resolve())

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
