import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { JOB_CATEGORIES, KOREAN_CAPABILITIES, WORK_TYPES } from '../base/enums.ts'
import { ById } from '../base/schema.ts'
import { MOST_CHOSEN, WorkCode } from '../work/phrase.ts'
import { TALENT_PLACES } from './talent.ts'

/** The filter of `GET /employers/talents` that new candidates must pass. */
export const TalentTerms = z.object({
  countryIsoCodes: z.array(z.string().check(z.regex(/^[a-z]{2}$/))).check(z.maxLength(50)),
  workTypes: z.array(z.enum(WORK_TYPES)).check(z.maxLength(WORK_TYPES.length)),
  jobCategories: z.array(z.enum(JOB_CATEGORIES)).check(z.maxLength(JOB_CATEGORIES.length)),
  occupations: z.array(WorkCode).check(z.maxLength(MOST_CHOSEN.occupations)),
  koreanCapability: z.optional(z.enum(KOREAN_CAPABILITIES)),
  /** Without one, as `HERE`. */
  place: z.optional(z.enum(TALENT_PLACES)),
})
export type TalentTerms = z.output<typeof TalentTerms>

const ERRORS = ['BUSINESS_NOT_VERIFIED', 'NOT_FOUND'] as const

export const getTalentAlert = read('talentAlerts.get', 'GET /employers/jobs/:id/talent-alert', {
  summary: 'Get what new candidates of a job are notified by; null if they are not',
  params: ById,
  answer: z.nullable(TalentTerms),
  by: 'EMPLOYER',
  company: 'READER',
  errors: [...ERRORS],
})
export const saveTalentAlert = storableCommand('talentAlerts.save', 'PUT /employers/jobs/:id/talent-alert', {
  summary: 'Be notified when somebody new fits an open job and this filter, or change the filter',
  params: ById,
  body: TalentTerms,
  answer: z.object({ saved: z.boolean() }),
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['VALIDATION', ...ERRORS],
})
export const removeTalentAlert = storableCommand(
  'talentAlerts.remove',
  'DELETE /employers/jobs/:id/talent-alert',
  {
    summary: 'Be notified of new candidates of a job no more',
    params: ById,
    answer: z.object({ saved: z.boolean() }),
    by: 'EMPLOYER',
    company: 'MANAGER',
    errors: ['NOT_FOUND'],
  },
)
