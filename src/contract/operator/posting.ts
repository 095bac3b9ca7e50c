import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { JOB_STATUSES } from '../base/enums.ts'
import { Id, Instant } from '../base/schema.ts'
import { AnnouncementTranslation, AnnouncementTranslationForm } from '../job/announcement-translation.ts'
import { TRANSLATION_LANGUAGES } from '../message/written-translation.ts'
import { WorkCode } from '../work/phrase.ts'
import { MemberId } from './schema.ts'

export const OperatorPosting = z.object({
  id: Id,
  title: z.string(),
  details: z.string(),
  companyName: z.string(),
  memberId: MemberId,
  status: z.enum(JOB_STATUSES),
  /** Null until it is public for the first time. */
  publishedDate: z.nullable(Instant),
  occupations: z.array(WorkCode),
  /** Who named the occupations; MATCHED where they were found in the text. */
  workSource: z.enum(['MATCHED', 'EMPLOYER', 'OPERATOR']),
  /** What operators wrote. */
  translations: z.array(AnnouncementTranslation),
  /** Languages that the company translated it into itself, which its readers see first. */
  companyLanguages: z.array(z.enum(TRANSLATION_LANGUAGES)),
})
export type OperatorPosting = z.output<typeof OperatorPosting>

export const getOperatorPosting = read('operator.posting', 'GET /operator/jobs/:id', {
  summary: 'Get a posting with the translations that people wrote',
  answer: OperatorPosting,
})

export const translatePosting = command('operator.translatePosting', 'PUT /operator/jobs/:id/translations', {
  summary: "Write an operator's translation of a posting",
  body: AnnouncementTranslationForm,
  answer: OperatorPosting,
  errors: ['VALIDATION'],
})
