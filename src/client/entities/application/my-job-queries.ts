import { listApplications } from '../../../contract/candidate/application.ts'
import { listFavorites } from '../../../contract/job/job.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** @param page one-based, as in the address */
const pageQuery = (page: number, langCode: string) => ({
  query: { langCode, pageNumber: page - 1, pageSize: PAGE_SIZE.jobs },
})

/** Always stale: employers close jobs and decide on applications at any time. */
const always = { staleTime: 0 }

export const favoritesPage = (page: number, langCode: string) =>
  queryFor(listFavorites, pageQuery(page, langCode), always)
export const applicationsPage = (page: number, langCode: string) =>
  queryFor(listApplications, pageQuery(page, langCode), always)
