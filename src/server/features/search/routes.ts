import { readJobQuery } from '../../../contract/job/job-query.ts'
import { on } from '../../http/endpoint-route.ts'
import { namedQuery } from './named-query.ts'

export const searchRoutes = [
  on(readJobQuery, async ({ query: { query, langCode } }) => ({ data: namedQuery(query, langCode) })),
]
