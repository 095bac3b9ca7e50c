import { isOffered } from '../../reference/interface-languages.ts'
import type { TranslationSettings } from '../providers/translation/translator.ts'

type Source = Record<string, string | undefined>

/**
 * The translator named by TRANSLATION_PROVIDER, or null.
 * @throws Error naming the missing variable
 */
export function translationSettings(source: Source): TranslationSettings | null {
  const provider = source['TRANSLATION_PROVIDER'] || 'none'
  switch (provider) {
    case 'none':
      return null
    case 'libretranslate':
      return { provider, url: urlOf(source, undefined), apiKey: source['TRANSLATION_API_KEY'] || null }
    case 'papago':
      return {
        provider,
        url: urlOf(source, 'https://papago.apigw.ntruss.com'),
        clientId: needed(source, 'TRANSLATION_API_KEY'),
        clientSecret: needed(source, 'TRANSLATION_API_SECRET'),
      }
    case 'deepl': {
      const apiKey = needed(source, 'TRANSLATION_API_KEY')
      // Keys of the free plan have this suffix and use another host.
      const origin = apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
      return { provider, url: urlOf(source, origin), apiKey }
    }
    default:
      throw new Error(`TRANSLATION_PROVIDER must be none, libretranslate, papago or deepl, not ${provider}`)
  }
}

/**
 * What TRANSLATION_DAILY_CHARACTERS and TRANSLATION_AHEAD say.
 * @throws Error naming the invalid variable
 */
export function translationTerms(source: Source): { ahead: string[]; dailyCharacters: number } {
  const characters = Number(source['TRANSLATION_DAILY_CHARACTERS'] || '500000')
  if (!Number.isSafeInteger(characters) || characters < 0 || characters > 2_000_000_000)
    throw new Error('TRANSLATION_DAILY_CHARACTERS must be a number of characters')
  const ahead = (source['TRANSLATION_AHEAD'] || '').split(',').map((code) => code.trim())
  const wanted = ahead.filter((code) => code !== '')
  const unknown = wanted.find((code) => code === 'ko' || !isOffered(code))
  if (unknown !== undefined) throw new Error(`TRANSLATION_AHEAD names no language of readers: ${unknown}`)
  return { ahead: wanted, dailyCharacters: characters }
}

function needed(source: Source, name: string): string {
  const value = source[name]
  if (!value) throw new Error(`TRANSLATION_PROVIDER=${source['TRANSLATION_PROVIDER']} needs ${name}`)
  return value
}

function urlOf(source: Source, otherwise: string | undefined): string {
  const url = source['TRANSLATION_API_URL'] || otherwise
  if (url === undefined) throw new Error('TRANSLATION_PROVIDER=libretranslate needs TRANSLATION_API_URL')
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`TRANSLATION_API_URL is no web address: ${url}`)
  return url.replace(/\/+$/, '')
}
