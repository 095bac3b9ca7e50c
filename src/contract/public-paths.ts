interface PublicPath {
  /** The address that search engines get; `$id` stands for the id of what it shows. */
  path: `/${string}`
  /** Another path that shows the same page; null if none. */
  alias: `/${string}` | null
  /** Whether the sitemap lists the page itself, or each of the things it shows. */
  sitemap: 'page' | 'items'
  /** Whether most visits begin here: its files are bundled before those of the other public pages. */
  isCommonEntry: boolean
  /** Search parameters that change the page; all others are ignored. */
  search: readonly string[]
}

/** The views of the landing page (client/features/landing/landing-search.ts). */
const LANDING_SEARCH = ['for', 'feature', 'visa', 'work', 'hours'] as const
/** Filters and places of the job search (client/features/job/search/job-search.ts), including those of older links. */
const JOB_SEARCH =
  'regionIds jobCategories occupation keywordType useSecurePayment visaAvailable payType minPayAmount maxHours tier query mayTake sort near page open list lifePage'.split(
    ' ',
  )

/**
 * All pages that search engines may index, by the name of their route file; every other page of the app is sent with
 * `noindex`. Closed and missing things are excluded by page-subject.ts, and `sitemap` says what the sitemap lists. First
 * reads, texts and description of these pages are tables by the same names (public-pages.ts, page-texts.ts,
 * page-subject.ts): a page without one does not compile. This part is separate because every visit loads it.
 */
export const publicPaths = {
  // Returning visitors are redirected to home in the browser; the server cannot know.
  landing: { path: '/', alias: '/landing', sitemap: 'page', isCommonEntry: false, search: LANDING_SEARCH },
  home: { path: '/home', alias: null, sitemap: 'page', isCommonEntry: false, search: [] },
  recruitInfo: {
    path: '/recruitInfo',
    alias: null,
    sitemap: 'page',
    isCommonEntry: true,
    search: JOB_SEARCH,
  },
  'recruitment.detail.$id': {
    path: '/recruitment/detail/$id',
    alias: null,
    sitemap: 'items',
    isCommonEntry: false,
    search: [],
  },
  'news.index': { path: '/news', alias: null, sitemap: 'page', isCommonEntry: false, search: ['page'] },
  help: { path: '/help', alias: null, sitemap: 'page', isCommonEntry: false, search: [] },
  'news.detail.$id': {
    path: '/news/detail/$id',
    alias: null,
    sitemap: 'items',
    isCommonEntry: false,
    search: [],
  },
} as const satisfies Record<string, PublicPath>

export type PublicRoute = keyof typeof publicPaths

/** Longer ones are nobody's link. */
const MAX_PATH_LENGTH = 300

/**
 * The path of a page without what its link took along from the text around it, such as the `).` of `(see …/detail/1).` or a
 * Korean ending. Paths of pages end in letters, digits, `-`, `_` and `/`.
 */
export const withoutTextAfterLink = (path: string): string =>
  path.length > MAX_PATH_LENGTH ? path : path.replace(/(?:%[0-9a-f]{2}|[^\w/%-])+$/i, '')

export const publicRoutes = Object.keys(publicPaths) as PublicRoute[]

const patterns = publicRoutes.map((route) => {
  const { path, alias } = publicPaths[route]
  const either = [path, alias].filter((each) => each !== null).map((each) => each.replace('$id', '([^/]+)'))
  return [route, new RegExp(`^(?:${either.join('|')})$`, 'i')] as const
})

/** The public page at a path without language prefix, in any case; null for members' pages and unknown paths. */
export function publicPageAt(path: string): { route: PublicRoute; id: string } | null {
  for (const [route, pattern] of patterns) {
    const match = pattern.exec(path)
    if (match) return { route, id: match[1] ?? '' }
  }
  return null
}

/** The path that search engines get. */
export const publicPathOf = (route: PublicRoute, id = ''): string =>
  publicPaths[route].path.replace('$id', id.toLowerCase())

/**
 * The parameters that a page knows, each once and in a fixed order, so that unknown parameters and other orders share
 * one cached page.
 */
export function knownSearch(route: PublicRoute, search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    publicPaths[route].search.flatMap((name): [string, string][] => {
      const value = search.getAll(name).at(-1)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
