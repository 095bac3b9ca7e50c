import * as z from 'zod/mini'
import {
  CANDIDATE_RIGHTS,
  KOREAN_LEVELS,
  STUDY_COURSES,
  WORK_RIGHT_VERDICTS,
} from '../../reference/work-rights/vocabulary.ts'
import { read, storableCommand } from '../base/endpoint.ts'
import { Id, Instant, PAGE_SIZE, pageQuery } from '../base/schema.ts'
import { StatusCode } from './work-right.ts'

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** What a worker says of their own stay. Employers never read it. */
export const Stay = z.object({
  visaStatus: StatusCode,
  subCode: orNull(StatusCode),
  /** Last day of the stay; reminders come 90 and 30 days before. */
  expiry: orNull(z.iso.date()),
  koreanLevel: orNull(z.enum(KOREAN_LEVELS)),
  enrolled: orNull(z.boolean()),
  course: orNull(z.enum(STUDY_COURSES)),
  certifiedSchool: orNull(z.boolean()),
  /** Absent from stays that were saved before the form asked for it, as are the two dates below. */
  englishTaught: z.optional(z.nullable(z.boolean())),
  /** First day in Korea with this status, from which the three years of E-9 count. */
  arrival: z.optional(z.nullable(z.iso.date())),
  /** Last day of the work contract. */
  contractEnd: z.optional(z.nullable(z.iso.date())),
})
export type Stay = z.output<typeof Stay>

export const getMyStay = read('stays.mine', 'GET /users/me/stay', {
  summary: 'Get what the member said of their stay; null if nothing',
  answer: z.nullable(Stay),
  by: 'EMPLOYEE',
})

/** What a company was told of the member's right to do the work of one of its jobs. */
const ShownRight = z.object({
  companyId: Id,
  companyName: z.string(),
  /** Null once the job is deleted. */
  jobId: z.nullable(Id),
  title: z.nullable(z.string()),
  /** Of applicants the verdict, of candidates MAY_DO or NEEDS_PERMIT. */
  answer: z.enum([...WORK_RIGHT_VERDICTS, ...CANDIDATE_RIGHTS]),
  /** Whether the member applied for the job; else the company found them among candidates. */
  asApplicant: z.boolean(),
  shownDate: Instant,
})
export type ShownRight = z.output<typeof ShownRight>

export const listShownRights = read('stays.shown', 'GET /users/me/stay/shown', {
  summary: 'List the companies that were told whether the member may do their work',
  query: z.object(pageQuery(PAGE_SIZE.jobs)),
  answer: z.array(ShownRight),
  paged: true,
  by: 'EMPLOYEE',
})
export const saveMyStay = storableCommand('stays.save', 'PUT /users/me/stay', {
  summary: 'Replace what the member says of their stay; null removes it',
  body: z.object({ stay: z.nullable(Stay) }),
  answer: z.object({ saved: z.boolean() }),
  by: 'EMPLOYEE',
  errors: ['VALIDATION'],
})
