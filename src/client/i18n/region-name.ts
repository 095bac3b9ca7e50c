import { localeDataOf } from './locale-data.ts'

const ISO_CODE = /^[a-z]{2}$/i

/**
 * The country's name in a language; undefined for `etc` and the like. Where the platform does not know the language, it
 * is in English until the texts of members' screens are loaded.
 */
export function regionName(code: string, langCode: string): string | undefined {
  if (!ISO_CODE.test(code)) return undefined
  const wanted = code.toUpperCase()
  return (
    localeDataOf(langCode).regions?.[wanted] ??
    new Intl.DisplayNames([langCode, 'en'], { type: 'region', fallback: 'none' }).of(wanted)
  )
}
