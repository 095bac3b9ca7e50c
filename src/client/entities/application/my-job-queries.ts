import { listApplications } from '../../../contract/candidate/application.ts'
import { listFavorites } from '../../../contract/job/job.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** @param page one-based, as in the address */
const pageQuery = (page: number, langCode: string) => ({
  query: { langCode, pageNumber: page - 1, pageSize: PAGE_SIZE.jobs },
})

/** Asked for anew wherever it is opened: others close postings and decide on applications. */
const always = { staleTime: 0 }

export const favoritesPage = (page: number, langCode: string) =>
  queryFor(listFavorites, pageQuery(page, langCode), always)
export const applicationsPage = (page: number, langCode: string) =>
  queryFor(listApplications, pageQuery(page, langCode), always)
