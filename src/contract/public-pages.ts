import { addressOf } from './base/endpoint.ts'
import { type JobCategory, PRODUCT_TYPES, type ProductType } from './base/enums.ts'
import { countNewJobs, getJob, listJobs } from './job/job.ts'
import { getLandingFigures } from './site/landing.ts'
import { getNews, listAdvertisements, listBanners, listMainNews, listNews } from './site/news.ts'
import { PAGE_SIZE } from './base/schema.ts'

interface PublicPage {
  /** Of the path, in any case; a group is the page's id. */
  pattern: RegExp
  /** Name of its route in the web app. */
  route: string
  /** Addresses below `/api` of what it reads first. Where the first of them is not there, neither is the page. */
  reads(page: { id: string; search: URLSearchParams; langCode: string }): string[]
}

const tier = (productType: ProductType, langCode: string) =>
  addressOf(listJobs, { query: { productType, pageNumber: 0, pageSize: PAGE_SIZE.jobs, langCode } })

const homeReads: PublicPage['reads'] = ({ langCode }) => [
  addressOf(countNewJobs, {}),
  addressOf(listAdvertisements, {}),
  tier('PREMIUM', langCode),
  tier('GRAND', langCode),
  tier('LOCAL', langCode),
]

const landingReads: PublicPage['reads'] = () => [addressOf(getLandingFigures, {})]

/** The pages that anybody may open, with what each begins with: the server sends it along with the page. */
export const publicPages: readonly PublicPage[] = [
  // Who has been here before is shown home there, and the server cannot know (client/lib/front-door.ts).
  { pattern: /^\/$/, route: 'landing', reads: landingReads },
  { pattern: /^\/landing$/i, route: 'landing', reads: landingReads },
  { pattern: /^\/home$/i, route: 'home', reads: homeReads },
  {
    pattern: /^\/recruitinfo$/i,
    route: 'recruitInfo',
    reads: ({ search, langCode }) => {
      const shown = PRODUCT_TYPES.find((type) => type === search.get('list')?.toUpperCase()) ?? 'LOCAL'
      const other = shown === 'LIFE' ? 'LOCAL' : 'LIFE'
      return [
        addressOf(listJobs, { query: searchQuery(search, shown, langCode) }),
        // How many the list beside it has.
        addressOf(listJobs, {
          query: { ...searchQuery(search, other, langCode), pageNumber: 0, pageSize: 1 },
        }),
      ]
    },
  },
  {
    pattern: /^\/recruitment\/detail\/([^/]+)$/i,
    route: 'recruitment.detail.$id',
    reads: ({ id, langCode }) => [addressOf(getJob, { params: { id }, query: { langCode } })],
  },
  {
    pattern: /^\/news$/i,
    route: 'news.index',
    reads: ({ search }) => {
      const pageNumber = pageIndex(search.get('page'))
      const list = addressOf(listNews, { query: { pageNumber, pageSize: PAGE_SIZE.news } })
      return pageNumber === 0 ? [list, addressOf(listBanners, {}), addressOf(listMainNews, {})] : [list]
    },
  },
  {
    pattern: /^\/news\/detail\/([^/]+)$/i,
    route: 'news.detail.$id',
    reads: ({ id }) => [addressOf(getNews, { params: { id } })],
  },
]

/** One of the job search's lists, as the address narrows it. */
function searchQuery(search: URLSearchParams, productType: ProductType, langCode: string) {
  const { list: _list, open: _open, page, lifePage, ...filters } = Object.fromEntries(search)
  return {
    sort: 'newest',
    ...filters,
    productType,
    pageNumber: pageIndex(productType === 'LIFE' ? lifePage : page),
    pageSize: PAGE_SIZE.jobs,
    langCode,
  }
}

/** Before the first: what is no page is refused like every other page that a list does not have. */
const NO_INDEX = -1

/** Zero-based, of the one-based page in an address, as the app reads it (client/lib/page-in.ts). */
function pageIndex(text: string | null | undefined): number {
  const page = Number(text || 1)
  return Number.isSafeInteger(page) && page >= 1 ? page - 1 : NO_INDEX
}

/** What one public page is drawn from. */
export interface PageToDraw {
  /** Path without a language, and query. */
  address: string
  langCode: string
  /** Whether it is drawn for a narrow screen. */
  isPhone: boolean
  /** Answers of its first reads, by their address below `/api`. */
  answers: Readonly<Record<string, { status: number; body: unknown }>>
}

export interface DrawnPage {
  /** Inside of the page's root element. */
  markup: string
  /** Of the browser's tab, search results and shared links. */
  title: string
  description: string
  /** Under which name the app's cache knows each answer, by the answer's address. */
  queryKeys: Readonly<Record<string, readonly unknown[]>>
}

/** Draws a page without a browser. Rejects where a screen cannot be drawn, or not in so many milliseconds. */
export type DrawPage = (page: PageToDraw, patience: number) => Promise<DrawnPage>
/** The picture of a shared link as SVG: a scene of the sector, or of work as such. */
export type DrawCard = (sector: JobCategory | null) => string

/** What the built app gives the server to draw with. */
export interface BuiltApp {
  drawPage: DrawPage
  drawCard: DrawCard
}
