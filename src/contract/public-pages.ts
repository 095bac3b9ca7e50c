import { addressOf } from './base/endpoint.ts'
import { type JobCategory, PRODUCT_TYPES, type ProductType } from './base/enums.ts'
import { countNewJobs, getJob, listJobs } from './job/job.ts'
import { getLandingFigures, newestJobsQuery } from './site/landing.ts'
import { getSite } from './site/site.ts'
import { getNews, listAdvertisements, listBanners, listMainNews, listNews } from './site/news.ts'
import { PAGE_SIZE } from './base/schema.ts'
import type { PublicRoute } from './public-paths.ts'

/** Addresses below `/api` of a page's initial reads. If the first does not exist, neither does the page. */
type Reads = (page: { id: string; search: URLSearchParams; langCode: string }) => string[]

const tier = (productType: ProductType, langCode: string) =>
  addressOf(listJobs, { query: { productType, pageNumber: 0, pageSize: PAGE_SIZE.jobs, langCode } })

const newsList = (pageNumber: number, langCode: string) =>
  addressOf(listNews, { query: { pageNumber, pageSize: PAGE_SIZE.news, langCode } })

const reads: Record<PublicRoute, Reads> = {
  landing: ({ langCode }) => [
    addressOf(getLandingFigures, {}),
    addressOf(listJobs, { query: newestJobsQuery(langCode) }),
  ],
  home: ({ langCode }) => [
    addressOf(countNewJobs, {}),
    addressOf(listAdvertisements, { query: { langCode } }),
    tier('PREMIUM', langCode),
    tier('GRAND', langCode),
    tier('LOCAL', langCode),
    newsList(0, langCode),
  ],
  recruitInfo: ({ search, langCode }) => [addressOf(listJobs, { query: searchQuery(search, langCode) })],
  'recruitment.detail.$id': ({ id, langCode }) => [
    addressOf(getJob, { params: { id }, query: { langCode } }),
  ],
  'news.index': ({ search, langCode }) => {
    const pageNumber = pageIndex(search.get('page'))
    const list = newsList(pageNumber, langCode)
    return pageNumber === 0
      ? [
          list,
          addressOf(listBanners, { query: { langCode } }),
          addressOf(listMainNews, { query: { langCode } }),
        ]
      : [list]
  },
  help: () => [],
  'news.detail.$id': ({ id, langCode }) => [addressOf(getNews, { params: { id }, query: { langCode } })],
}

/** Reads of what surrounds every page, such as its footer. */
const commonReads: readonly string[] = [addressOf(getSite, {})]

/** Addresses below `/api` of a page's initial reads, whose answers the server embeds in it; its own come first. */
export const readsOf = (route: PublicRoute, page: Parameters<Reads>[0]): string[] => [
  ...reads[route](page),
  ...commonReads,
]

/** Query of the job list, from the filters in the page's address; `list` and `lifePage` are of older links. */
function searchQuery(search: URLSearchParams, langCode: string) {
  const { list, tier: wanted, open: _open, page, lifePage, ...filters } = Object.fromEntries(search)
  const known = PRODUCT_TYPES.find((type) => type === list?.toUpperCase())
  // The reader's place is on their device only: the server cannot know the nearest jobs.
  const isByOwnPlace = filters['sort'] === 'distance' && !filters['near']
  return {
    sort: 'newest',
    ...filters,
    ...(isByOwnPlace ? { sort: 'newest' } : {}),
    productType: wanted ? wanted.toUpperCase() : known,
    pageNumber: pageIndex(page ?? (known === 'LIFE' ? lifePage : undefined)),
    pageSize: PAGE_SIZE.jobs,
    langCode,
  }
}

/** An invalid page number is answered like any other page that the list does not have. */
const NO_INDEX = -1

/** Converts the one-based page in an address to a zero-based index, as the app does. */
function pageIndex(text: string | null | undefined): number {
  const page = Number(text || 1)
  return Number.isSafeInteger(page) && page >= 1 ? page - 1 : NO_INDEX
}

/** The input for drawing one public page. */
export interface PageToRender {
  /** Path without language prefix, and query. */
  address: string
  langCode: string
  /** Whether to draw for a narrow screen. */
  isPhone: boolean
  /** Whether to offer the languages, because the reader's own is not known. */
  asksLanguage: boolean
  /** Answers of the initial reads, by address below `/api`. */
  answers: Readonly<Record<string, { status: number; body: unknown }>>
}

export interface RenderedPage {
  /** Content of the page's root element. */
  markup: string
  /** Style tags that components on the page have put into the head. */
  componentStyles: string
  /** For the browser tab, search results and shared links. */
  title: string
  description: string
  /** Query keys of the app's cache, by the answer's address. */
  queryKeys: Readonly<Record<string, readonly unknown[]>>
}

/** Renders a page without a browser. Rejects if a screen fails to render or exceeds `patience` milliseconds. */
export type RenderPage = (page: PageToRender, patience: number) => Promise<RenderedPage>
/** Image of a shared link as SVG: a scene of the sector, or of work in general. */
export type DrawCard = (sector: JobCategory | null) => string

/** What the built app provides to the server. */
export interface BuiltApp {
  renderPage: RenderPage
  drawCard: DrawCard
}
