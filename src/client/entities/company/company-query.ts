import { getCompany } from '../../../contract/employer/employer.ts'
import { queryFor } from '../../api/query-for.ts'

/** The signed-in employer's company, as jobs show it. */
export const myCompany = () => queryFor(getCompany, {})
