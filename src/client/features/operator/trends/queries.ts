import { getTrends, type TrendDays } from '../../../../contract/operator/trends.ts'
import { queryFor } from '../../../api/query-for.ts'

export const trends = (days: TrendDays) => queryFor(getTrends, { query: { days } })
