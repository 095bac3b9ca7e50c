import type { FastifyRequest } from 'fastify'
import { acceptedTags, isFirstOffered } from '../../reference/preferred-language.ts'
import { readerCookie, readerLanguage } from '../http/reader-language.ts'

/** What the request tells about the reader. */
export interface PageReader {
  /** Path without language prefix and trailing slash. */
  path: string
  search: URLSearchParams
  langCode: string
  /** Language prefix of the path; null without one. */
  prefix: string | null
  isPhone: boolean
  /** Whether nothing was chosen and the browser's first language is not offered; not for crawlers, which name none. */
  asksLanguage: boolean
  /** What the app has stored about the reader's device (client/app/reader-cookie.ts); null on a first visit. */
  known: 'member' | 'entered' | null
}

type Asked = Pick<FastifyRequest, 'url' | 'headers'>

const FALLBACK = 'en'
const KNOWN = ['member', 'entered'] as const

/**
 * The reader's language: the chosen one, else the browser's, else the path's prefix, else English. The app
 * decides likewise.
 */
export function readerOf({ url, headers }: Asked, languages: readonly string[]): PageReader {
  // Not resolved against a base, where `//elsewhere` would be another host.
  const { pathname, searchParams } = new URL(`http://own.invalid${url}`)
  const prefix = /^\/([a-z]{2})(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const isPrefixed = prefix !== undefined && languages.includes(prefix)
  const bare = isPrefixed ? pathname.slice(3) || '/' : pathname
  const path = bare.length > 1 ? bare.replace(/\/$/, '') : bare
  const { chosen, state } = readerCookie(headers)
  const wanted = acceptedTags(headers['accept-language'])
  return {
    path,
    search: searchParams,
    langCode: readerLanguage(headers, languages) ?? (isPrefixed ? prefix : undefined) ?? FALLBACK,
    prefix: isPrefixed ? prefix : null,
    isPhone: isPhone(headers),
    asksLanguage: !languages.includes(chosen ?? '') && wanted.length > 0 && !isFirstOffered(wanted),
    known: KNOWN.find((each) => each === state) ?? null,
  }
}

/** Defaults to a phone, which most readers use. */
function isPhone(headers: Asked['headers']): boolean {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?0' || hint === '?1') return hint === '?1'
  const browser = headers['user-agent'] ?? ''
  return /Mobi|Android/.test(browser) || !browser.startsWith('Mozilla/')
}
