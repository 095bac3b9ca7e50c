import { addressOf } from './endpoint.ts'
import type { ProductType } from './enums.ts'
import { countNewJobs, getJob, listJobs } from './job.ts'
import { getNews, listAdvertisements, listBanners, listMainNews, listNews } from './news.ts'
import { PAGE_SIZE } from './schema.ts'

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

/** The pages that anybody may open, with what each begins with: the server sends it along with the page. */
export const publicPages: readonly PublicPage[] = [
  { pattern: /^\/$/, route: 'index', reads: homeReads },
  { pattern: /^\/home$/i, route: 'home', reads: homeReads },
  {
    pattern: /^\/recruitinfo$/i,
    route: 'recruitInfo',
    reads: ({ search, langCode }) => [addressOf(listJobs, { query: searchQuery(search, langCode) })],
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
      return pageNumber > 0 ? [list] : [list, addressOf(listBanners, {}), addressOf(listMainNews, {})]
    },
  },
  {
    pattern: /^\/news\/detail\/([^/]+)$/i,
    route: 'news.detail.$id',
    reads: ({ id }) => [addressOf(getNews, { params: { id } })],
  },
]

/** The list that the job search shows at an address: Local, or Life where the address says so. */
function searchQuery(search: URLSearchParams, langCode: string) {
  const { list, page, lifePage, open: _, ...filters } = Object.fromEntries(search)
  const isLife = list === 'life'
  return {
    sort: 'newest',
    ...filters,
    productType: isLife ? 'LIFE' : 'LOCAL',
    pageNumber: pageIndex(isLife ? lifePage : page),
    pageSize: PAGE_SIZE.jobs,
    langCode,
  }
}

/** Zero-based, of the one-based page in an address. */
const pageIndex = (page: string | null | undefined) => Math.max(0, (Number(page) || 1) - 1)
