import { getCompany } from '../../../contract/employer/employer.ts'
import { listGuarantees } from '../../../contract/employer/guarantee.ts'
import { queryFor } from '../../api/query-for.ts'

/** The signed-in employer's company, as jobs show it. */
export const myCompany = () => queryFor(getCompany, {})

/** What the company applied with to guarantee pay, latest first. */
export const myGuarantees = () => queryFor(listGuarantees, {})
