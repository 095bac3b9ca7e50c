import type { FastifyRequest } from 'fastify'

/** Whom a page is made for, as far as the request tells. */
export interface PageReader {
  /** Without the language that it may begin with, and without a slash at its end. */
  path: string
  search: URLSearchParams
  langCode: string
  isPhone: boolean
}

type Asked = Pick<FastifyRequest, 'url' | 'headers'>

/** The browser's language, else the path's prefix, else the first; as the app decides without a stored choice. */
export function readerOf({ url, headers }: Asked, languages: readonly string[]): PageReader {
  const { pathname, searchParams } = new URL(url, 'http://own.invalid')
  const prefix = /^\/([a-z]{2})(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase()
  const isPrefixed = prefix !== undefined && languages.includes(prefix)
  const bare = isPrefixed ? pathname.slice(3) || '/' : pathname
  const path = bare.length > 1 ? bare.replace(/\/$/, '') : bare
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase().split(/[-;]/)[0] ?? '')
  const spoken = wanted.find((code) => languages.includes(code))
  return {
    path,
    search: searchParams,
    langCode: spoken ?? (isPrefixed ? prefix : undefined) ?? languages[0] ?? 'ko',
    isPhone: isPhone(headers),
  }
}

/** What it cannot be asked for is taken for a phone: most readers have one. */
function isPhone(headers: Asked['headers']): boolean {
  const hint = headers['sec-ch-ua-mobile']
  if (hint === '?0' || hint === '?1') return hint === '?1'
  const browser = headers['user-agent'] ?? ''
  return /Mobi|Android/.test(browser) || !browser.startsWith('Mozilla/')
}
