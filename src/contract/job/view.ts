import * as z from 'zod/mini'
import { command } from '../base/endpoint.ts'
import { ById } from '../base/schema.ts'

export const viewJob = command('jobs.view', 'POST /jobs/:id/views', {
  summary: 'Count a view of a job',
  params: ById,
  answer: z.object({ counted: z.boolean() }),
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
