import { readJobQuery } from '../../../contract/job/job-query.ts'
import { on } from '../../http/endpoint-route.ts'
import { namesCompany } from './company-name.ts'
import { namedQuery } from './named-query.ts'

export const searchRoutes = [
  on(readJobQuery, async ({ db, query: { query, langCode } }) => {
    const isName = await namesCompany(db, query)
    return { data: isName ? { parts: [], rest: query, unread: '' } : namedQuery(query, langCode) }
  }),
]
