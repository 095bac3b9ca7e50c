import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { queryList } from '../base/schema.ts'
import { JobTerms } from './job.ts'

export const MOST_SUGGESTED = 6

/** What a search already has when a suggestion is chosen, which takes the place of its text. */
export const SuggestingSearch = z.omit(JobTerms, { query: true })
export type SuggestingSearch = z.output<typeof SuggestingSearch>

/** Occupation, region and benefit of a suggestion; those it has not are empty: `WELDER.115.` */
const SuggestionCode = z.string().check(z.regex(/^[A-Z\d_]{0,60}\.\d{0,7}\.[A-Z_]{0,60}$/))

export const countSuggested = read('jobs.countSuggested', 'GET /employee/jobs/suggestion-counts', {
  summary: 'Count the open jobs that each suggestion leads to, in their order',
  query: z.extend(SuggestingSearch, { suggestions: queryList(SuggestionCode, MOST_SUGGESTED) }),
  answer: z.array(z.int()),
  errors: ['VALIDATION'],
})
