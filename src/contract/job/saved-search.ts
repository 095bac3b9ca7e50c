import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { ById, Id, Instant } from '../base/schema.ts'
import { JOB_TERMS, type JobTerms } from './job.ts'

export const MOST_SAVED_SEARCHES = 20

const Term = z.optional(z.string().check(z.minLength(1), z.maxLength(1_500)))

/** What a search asks for, as in the query of `GET /employee/jobs`. */
export const SearchTerms = z.object(
  Object.fromEntries(JOB_TERMS.map((name) => [name, Term])) as Record<keyof JobTerms, typeof Term>,
)
export type SearchTerms = z.output<typeof SearchTerms>

const SearchForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  terms: SearchTerms,
  /** Whether new jobs that it finds are notified. */
  alertOn: z.boolean(),
})

export const SavedSearch = z.extend(SearchForm, { id: Id, createdDate: Instant })
export type SavedSearch = z.output<typeof SavedSearch>

export const listSavedSearches = read('savedSearches.list', 'GET /users/me/searches', {
  summary: 'List the saved searches, the latest first; at most twenty',
  answer: z.array(SavedSearch),
  by: 'EMPLOYEE',
})
export const saveSearch = storableCommand('savedSearches.save', 'PUT /users/me/searches/:id', {
  summary: 'Save a search under an id that the device chose, or change it',
  params: ById,
  body: SearchForm,
  answer: z.object({ saved: z.boolean() }),
  by: 'EMPLOYEE',
  errors: ['VALIDATION', 'SEARCH_LIMIT'],
})
export const removeSearch = storableCommand('savedSearches.remove', 'DELETE /users/me/searches/:id', {
  summary: 'Remove a saved search',
  params: ById,
  answer: z.object({ saved: z.boolean() }),
  by: 'EMPLOYEE',
})
