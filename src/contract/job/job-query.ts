import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { langQuery } from '../base/schema.ts'
import { QUERY_LENGTH } from './job.ts'

export const readJobQuery = read('jobs.readQuery', 'GET /employee/jobs/reading', {
  summary: 'Tell what the text of a job search is understood as',
  query: z.object({ query: z.string().check(z.maxLength(QUERY_LENGTH)), ...langQuery }),
  answer: z.object({
    parts: z.array(
      z.object({
        kind: z.enum(['OCCUPATION', 'SECTOR', 'PLACE', 'CONDITION']),
        /** In the requested language. */
        name: z.string(),
        /** The region that a place names, unless several have that name. */
        regionId: z.optional(z.int()),
        /** The query without this part. */
        without: z.string(),
      }),
    ),
    /** Words that are looked for in the text of the postings. */
    rest: z.string(),
    /** Words beside the parts that are not looked for, as postings are not written in their language. */
    unread: z._default(z.string(), ''),
  }),
  errors: ['VALIDATION'],
})
