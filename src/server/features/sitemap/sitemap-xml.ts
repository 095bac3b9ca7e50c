import { offeredLanguages } from '../../../reference/interface-languages.ts'
import { alternatesOf, inLanguage } from '../../i18n/page-address.ts'

const START = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const SET_START = `${START}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SET_END = '</urlset>\n'

export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>\n`)
  return `${START}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`
}

export const urlSet = (tags: readonly string[]): string => SET_START + tags.join('') + SET_END

interface Place {
  /** Without a language, which is the address for readers of every language. */
  path: string
  changedAt?: Date | null
}

/**
 * One entry that names the page in every language. The URLs consist of our own paths and ids and need no XML escaping.
 */
export function urlTag(
  site: string,
  { path, changedAt }: Place,
  alternates = alternateTags(site, path),
): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${site}${path}</loc>${changed}${alternates}</url>\n`
}

/** An entry for each language of a page, and for none; each names all of them. */
export function languageUrlTags(site: string, path: string): string[] {
  const alternates = alternateTags(site, path)
  const paths = [path, ...offeredLanguages.map(({ code }) => inLanguage(path, code))]
  return paths.map((each) => urlTag(site, { path: each }, alternates))
}

const alternateTags = (site: string, path: string): string =>
  alternatesOf(path)
    .map(
      ({ hreflang, path: own }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${site}${own}"/>`,
    )
    .join('')
