import { type I18n, setupI18n } from '@lingui/core'
import { messages } from '../../../locales/ko/paper.po'

/**
 * The Korean of papers, whatever the language of the screen. It is part of their screens' chunks, so that it is there
 * without a network on phones that never used Korean.
 */
export const korean: { i18n: I18n; langCode: 'ko' } = {
  i18n: setupI18n({ locale: 'ko', messages: { ko: messages } }),
  langCode: 'ko',
}
