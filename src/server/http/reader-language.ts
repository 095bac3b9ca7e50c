import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { LanguageCode } from '../../reference/interface-languages.ts'
import { acceptedLanguage, acceptedTags, preferredLanguage } from '../../reference/preferred-language.ts'

/** What the app has stored about the reader's device (client/app/reader-cookie.ts). */
export function readerCookie({ cookie = '' }: IncomingHttpHeaders): { chosen?: string; state?: string } {
  const [, chosen, state] = /(?:^|;\s*)ilteo\.reader=([a-z]*)\.([a-z]*)/.exec(cookie) ?? []
  return { ...(chosen ? { chosen } : {}), ...(state ? { state } : {}) }
}

/** The chosen language, else the browser's; undefined if neither is one of these. */
export function readerLanguage(
  headers: IncomingHttpHeaders,
  languages: readonly string[],
): string | undefined {
  const { chosen } = readerCookie(headers)
  return [chosen, preferredLanguage(acceptedTags(headers['accept-language']))].find(
    (code) => code !== undefined && languages.includes(code),
  )
}

/** The language to answer a call in. */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): LanguageCode =>
  acceptedLanguage(headers['accept-language']) ?? 'en'
