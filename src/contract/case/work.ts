import * as z from 'zod/mini'
import { command } from '../operator/call.ts'
import { JOB_CATEGORIES } from '../base/enums.ts'
import { Id, Instant } from '../base/schema.ts'
import { ChosenPhrase, MOST_CHOSEN, WorkCode } from '../work/phrase.ts'
import { caseCalls, decided, defineCase } from './define-case.ts'

/** A posting in whose text no occupation was found. */
export const UnmatchedJob = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  /** The beginning of the text. */
  details: z.string(),
  jobCategories: z.array(z.enum(JOB_CATEGORIES)),
  /** The company's own words for another sector; null without them. */
  categoryEtc: z.optional(z.nullable(z.string())),
  createdDate: Instant,
})
export type UnmatchedJob = z.output<typeof UnmatchedJob>

export const listUnmatchedJobs = caseCalls('unmatched-jobs').list(
  'unmatchedJobs',
  'List postings without an occupation, newest first',
  UnmatchedJob,
  {},
)

export const setJobWork = command('operator.setJobWork', 'POST /operator/jobs/:id/work', {
  summary: 'Say what a posting is for, or that its occupations are wrong',
  body: z.object({
    /** Empty where none fits: readers are shown its sector, and it is listed with those without an occupation. */
    occupations: z.array(WorkCode).check(z.maxLength(MOST_CHOSEN.occupations)),
    /** Occupations that the operator saw; refused if the posting has others now. Left out: not compared. */
    seen: z.optional(z.array(WorkCode)),
    /** Left out: those of the posting stay. */
    phrases: z.optional(z.array(ChosenPhrase).check(z.maxLength(MOST_CHOSEN.phrases))),
  }),
  answer: decided({ occupations: z.array(WorkCode) }),
  errors: ['PRECONDITION_FAILED'],
})

export const workCase = defineCase({
  section: 'occupations',
  page: 'postings',
  count: 'unmatchedPostings',
  subject: 'JOB',
  decision: 'WORK',
  acts: ['announcement.setWork', 'announcement.undoWork'],
  calls: { list: listUnmatchedJobs, setJobWork },
})
