import * as z from 'zod/mini'
import { read } from './call.ts'
import { Id, langQuery } from '../base/schema.ts'

/** Requests of companies whose refusal gives them a reason. */
export const REFUSABLE = ['VERIFICATION', 'NAME', 'GUARANTEE'] as const
export type Refusable = (typeof REFUSABLE)[number]

export const listRefusalReasons = read('operator.refusalReasons', 'GET /operator/refusal-reasons', {
  summary: 'List ready reasons for a refusal in the language of the company that reads it',
  query: z.object({ kind: z.enum(REFUSABLE), companyId: Id, ...langQuery }),
  answer: z.object({
    /** Of the company's member; Korean without one. */
    langCode: z.string(),
    /** What the company reads, and the same in the language of the operator. */
    reasons: z.array(z.object({ text: z.string(), meaning: z.string() })),
  }),
  errors: ['VALIDATION'],
})
