import { i18n } from '@lingui/core'
import { expect, test, vi } from 'vitest'

const english = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../../../locales/ko/messages.po', () => ({ messages: {} }))
vi.mock('../../../locales/en/messages.po', async () => {
  await english.promise
  return { messages: {} }
})

test('the later of two chosen languages wins although the first one’s catalogue arrives last', async () => {
  const { activateLanguage, currentLanguage } = await import('../../../src/client/i18n/activate-language.ts')
  const first = activateLanguage('en')
  await activateLanguage('ko')
  english.resolve()
  await first
  expect([currentLanguage(), i18n.locale]).toEqual(['ko', 'ko'])
})
