import { readJobQuery } from '../../../contract/job/job-query.ts'
import { on } from '../../http/endpoint-route.ts'
import { namedQuery } from './named-query.ts'
import { readTyped } from './typed-query.ts'

export const searchRoutes = [
  on(readJobQuery, async ({ db, query: { query, langCode } }) => ({
    data: namedQuery(await readTyped(db, query), langCode),
  })),
]
