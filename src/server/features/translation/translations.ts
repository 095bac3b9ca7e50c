import { createHash } from 'node:crypto'
import { AppError } from '../../../contract/base/errors.ts'
import type { Translator } from '../../providers/translation/translator.ts'
import { TtlCache } from '../../ttl-cache.ts'
import { checkedTranslation } from './check-translation.ts'

const DAY = 24 * 60 * 60_000
/** Limits concurrent calls, so that a slow provider cannot hold up the server. */
const MAX_CONCURRENT = 16

/** The provider did not answer in time; the next text would wait as long. */
export class ProviderHangs extends AppError {
  constructor() {
    super('TRANSLATION_UNAVAILABLE')
  }
}

export interface TranslationTerms {
  /** Its name, as readers are told it. */
  provider: string
  /** Languages that a posting is translated into when it is published; others when somebody asks. */
  ahead: readonly string[]
  /** Characters sent to the provider in a day. */
  dailyCharacters: number
  /** Milliseconds a reader waits. A translation that arrives later is stored for the next one. */
  readerLimit: number
}

export const DEFAULT_TERMS: TranslationTerms = {
  provider: 'none',
  ahead: [],
  dailyCharacters: 500_000,
  readerLimit: 3_000,
}

export interface Translations extends TranslationTerms {
  /** Whether there is a provider. */
  isSetUp: boolean
  /**
   * Translates a text. Translations are cached for a day, in memory only, because they include personal
   * introductions.
   * @param spend called before the provider and may refuse
   * @param refund called if the provider gave no translation
   * @throws AppError TRANSLATION_UNAVAILABLE
   */
  translate(
    text: string,
    langCode: string,
    spend: () => Promise<void>,
    refund?: () => Promise<void>,
  ): Promise<string>
}

export function createTranslations(
  translator: Translator | null,
  report: (line: string) => void,
  terms: Partial<TranslationTerms> = {},
): Translations {
  const known = new TtlCache<string>({ maxAge: DAY, renewAfter: DAY })
  let running = 0
  const ask = async (text: string, langCode: string) => {
    if (!translator || running >= MAX_CONCURRENT) throw new AppError('TRANSLATION_UNAVAILABLE')
    running++
    try {
      return checkedTranslation(text, await translator.translate(text, langCode), langCode)
    } catch (error) {
      report(`no translation into ${langCode}: ${error instanceof Error ? error.message : 'no answer'}`)
      if (error instanceof DOMException && error.name === 'TimeoutError') throw new ProviderHangs()
      throw new AppError('TRANSLATION_UNAVAILABLE')
    } finally {
      running--
    }
  }
  return {
    ...DEFAULT_TERMS,
    ...terms,
    isSetUp: translator !== null,
    async translate(text, langCode, spend, refund) {
      if (!translator) throw new AppError('TRANSLATION_UNAVAILABLE')
      const key = `${langCode} ${createHash('sha256').update(text).digest('base64')}`
      return (
        known.peek(key) ??
        known.get(key, async () => {
          await spend()
          try {
            return await ask(text, langCode)
          } catch (error) {
            await refund?.()
            throw error
          }
        })
      )
    },
  }
}
