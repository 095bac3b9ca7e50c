import { COMPANY_ACTS_PAGE, listColleagues, listCompanyActs } from '../../../contract/employer/colleague.ts'
import { queryFor } from '../../api/query-for.ts'

export const colleagues = () => queryFor(listColleagues, {}, { staleTime: 0 })

/** @param page one-based, as in the address */
export const companyActs = (page: number) =>
  queryFor(
    listCompanyActs,
    { query: { pageNumber: page - 1, pageSize: COMPANY_ACTS_PAGE } },
    { staleTime: 0 },
  )
