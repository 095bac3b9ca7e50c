import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import type { Translator } from '../../providers/translation/translator.ts'
import { TtlCache } from '../../ttl-cache.ts'

const DAY = 24 * 60 * 60_000
/** Limits concurrent calls, so that a slow provider cannot hold up the server. */
const MAX_CONCURRENT = 16

export interface Translations {
  /** Whether there is a provider. */
  isSetUp: boolean
  /**
   * Translates a text. Translations are cached for a day, in memory only, because they include personal
   * introductions.
   * @param spend called before the provider and may refuse
   * @throws AppError TRANSLATION_UNAVAILABLE
   */
  translate(text: string, langCode: string, spend: () => Promise<void>): Promise<string>
}

export function createTranslations(
  translator: Translator | null,
  report: (line: string) => void,
): Translations {
  const known = new TtlCache<string>({ maxAge: DAY, renewAfter: DAY })
  let running = 0
  const ask = async (text: string, langCode: string) => {
    if (!translator || running >= MAX_CONCURRENT) throw new AppError('TRANSLATION_UNAVAILABLE')
    running++
    try {
      return await translator.translate(text, langCode)
    } catch (error) {
      report(`no translation into ${langCode}: ${error instanceof Error ? error.message : 'no answer'}`)
      throw new AppError('TRANSLATION_UNAVAILABLE')
    } finally {
      running--
    }
  }
  return {
    isSetUp: translator !== null,
    async translate(text, langCode, spend) {
      if (!translator) throw new AppError('TRANSLATION_UNAVAILABLE')
      const key = `${langCode} ${createHash('sha256').update(text).digest('base64')}`
      const found = known.peek(key)
      if (found !== undefined) return found
      await spend()
      return known.get(key, () => ask(text, langCode))
    },
  }
}
