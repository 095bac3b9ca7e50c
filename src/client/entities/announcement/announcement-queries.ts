import { getDashboard } from '../../../contract/job/announcement.ts'
import { queryFor } from '../../api/query-for.ts'

/** An employer's counts, and views and applicants over the last fourteen days. */
export const dashboard = () => queryFor(getDashboard, {})
