import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { JOB_CATEGORIES } from '../base/enums.ts'
import { langQuery } from '../base/schema.ts'
import { Occupation, WorkCode } from './phrase.ts'

/** Letters of a title that suggestions are asked for: those of the form. */
const TITLE_LENGTH = 60

export const listOccupations = read('occupations.list', 'GET /occupations', {
  summary: 'List the occupations that postings are for, by name',
  query: z.object(langQuery),
  answer: z.array(
    z.extend(Occupation, {
      jobCategory: z.enum(JOB_CATEGORIES),
      /** Korean Employment Classification of Occupations 2018: the unit, or its group where that is not certain. */
      keco: z.string(),
    }),
  ),
})

export const suggestOccupations = read('occupations.suggest', 'GET /occupations/suggestions', {
  summary: 'Suggest at most three occupations for a title, best first',
  query: z.object({ title: z.string().check(z.minLength(1), z.maxLength(2 * TITLE_LENGTH)), ...langQuery }),
  answer: z.array(Occupation).check(z.maxLength(3)),
  errors: ['VALIDATION'],
})

const ListedPhrase = z.object({
  code: WorkCode,
  group: WorkCode,
  groupName: z.string(),
  /** With its values in braces, such as `Dormitory: {amount} won a month`. */
  text: z.string(),
  parameters: z.array(z.string()),
})

export const listPhrases = read('phrases.list', 'GET /phrases', {
  summary: 'List the conditions and tasks that a posting can state, in groups',
  query: z.object(langQuery),
  answer: z.array(ListedPhrase),
})

export const listResumePhrases = read('phrases.listForResumes', 'GET /resume-phrases', {
  summary: 'List what a worker can state in a resume, in groups',
  query: z.object(langQuery),
  answer: z.array(ListedPhrase),
})
