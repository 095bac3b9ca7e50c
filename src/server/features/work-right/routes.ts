import { getWorkRight } from '../../../contract/work-right/work-right.ts'
import { on } from '../../http/endpoint-route.ts'
import { readWorkRight } from './service.ts'

export const workRightRoutes = [
  on(getWorkRight, async ({ db, params, query, langCode, now }) => ({
    data: await readWorkRight(db, params.id, { ...query, langCode: query.langCode ?? langCode }, now),
  })),
]
