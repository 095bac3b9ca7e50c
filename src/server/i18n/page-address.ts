import { offeredLanguages, tagOf } from '../../reference/interface-languages.ts'

/** The path of a page in one language: `/vi/news`. */
export const inLanguage = (path: string, langCode: string): string =>
  `/${langCode}${path === '/' ? '' : path}`

/** The paths of a page in each language, and the one for readers of all others. */
export const alternatesOf = (path: string): { hreflang: string; path: string }[] => [
  ...offeredLanguages.map(({ code }) => ({ hreflang: tagOf(code), path: inLanguage(path, code) })),
  { hreflang: 'x-default', path },
]
