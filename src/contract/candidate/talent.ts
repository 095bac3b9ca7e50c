import * as z from 'zod/mini'
import { CANDIDATE_RIGHTS } from '../../reference/work-rights/vocabulary.ts'
import { command, read } from '../base/endpoint.ts'
import { FIT_REASONS, JOB_CATEGORIES, KOREAN_CAPABILITIES, PERIOD_TYPES, WORK_TYPES } from '../base/enums.ts'
import { MOST_CHOSEN, WorkCode } from '../work/phrase.ts'
import { EXPECTED_PAY_TYPES } from './resume.ts'
import {
  ById,
  Id,
  Instant,
  langQuery,
  PAGE_SIZE,
  pageQuery,
  queryEnum,
  queryList,
  Won,
} from '../base/schema.ts'

/** Points charged for viewing one resume, once per resume and employer (docs/product-rules.md). */
export const VIEW_PRICE = 1_000

/**
 * One part of a score: the candidate's points out of `of`. The points add up to the score, the `of` values to 100.
 */
const Reason = z.object({
  reason: z.enum(FIT_REASONS),
  points: z.int(),
  of: z.int(),
})

export const Talent = z.object({
  resumeId: Id,
  /** Family name and initials; the resume has the full name. */
  maskedName: z.string(),
  countryIsoCode: z.string(),
  /** Language that the candidate reads. Absent from older answers. */
  readsLangCode: z.optional(z.string()),
  workType: z.enum(WORK_TYPES),
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES)),
  expectedJobCategory: z.nullable(z.enum(JOB_CATEGORIES)),
  /** Codes of the occupations that they wish for. Absent from older answers. */
  occupations: z.optional(z.array(WorkCode)),
  /** Those of them that the job names too. Absent from older answers. */
  sharedOccupations: z.optional(z.array(WorkCode)),
  /** In the requested language; null if any region will do. */
  expectedRegionName: z.nullable(z.string()),
  expectedPayType: z.nullable(z.enum(EXPECTED_PAY_TYPES)),
  expectedMinPayAmount: z.nullable(Won),
  expectedMaxPayAmount: z.nullable(Won),
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(Reason),
  /** All that employers learn of the candidate's status; null where it is not known. Absent from older answers. */
  workRight: z.optional(z.nullable(z.enum(CANDIDATE_RIGHTS))),
  /** Whether this employer has viewed the resume, or may view it for free. */
  viewed: z.boolean(),
  applied: z.boolean(),
  proposed: z.boolean(),
  /** Whether a proposal to this candidate is unanswered; no other can be sent meanwhile. */
  proposalOpen: z.boolean(),
})
export type Talent = z.output<typeof Talent>

/** Kilometres between the centres of districts that are near each other. */
export const NEAR_KM = 30

/** Candidates who want to work in the job's region, or also in a district near it. Those to whom any region will do count. */
export const TALENT_PLACES = ['HERE', 'NEAR'] as const
export type TalentPlace = (typeof TALENT_PLACES)[number]

/** The order of the best matches; without one, by score. */
export const TALENT_SORTS = ['newest', 'korean', 'experience', 'pay'] as const
export type TalentSort = (typeof TALENT_SORTS)[number]

/** Empty: no filter. The values of one list are alternatives. */
export const TalentFilter = {
  countryIsoCodes: queryList(z.string().check(z.regex(/^[a-z]{2}$/)), 50),
  workTypes: queryList(z.enum(WORK_TYPES), WORK_TYPES.length),
  /** Sectors that a candidate wishes for or has worked in. */
  jobCategories: queryList(z.enum(JOB_CATEGORIES), JOB_CATEGORIES.length),
  /** Occupations that a candidate wishes for. */
  occupations: queryList(WorkCode, MOST_CHOSEN.occupations),
  /** The lowest sufficient level. */
  koreanCapability: queryEnum(KOREAN_CAPABILITIES),
  place: queryEnum(TALENT_PLACES),
}

export const listTalents = read('talents.list', 'GET /employers/talents', {
  summary: 'List candidates for a job',
  query: z.object({
    jobId: z.optional(Id),
    ...TalentFilter,
    sort: queryEnum(TALENT_SORTS),
    ...langQuery,
    ...pageQuery(PAGE_SIZE.jobs),
  }),
  answer: z.array(Talent),
  paged: true,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['BUSINESS_NOT_VERIFIED', 'NOT_FOUND'],
})

/** How a filter can be less strict: one step at a time. */
export const NEAR_CHANGES = [
  'PLACE_NEAR',
  'PLACE_ANY',
  /** One level lower, or any if it was the lowest. */
  'KOREAN_LOWER',
  'OCCUPATION_ANY',
  'SECTOR_ANY',
  'RESIDENCE_ANY',
  'COUNTRY_ANY',
] as const
export type NearChange = (typeof NEAR_CHANGES)[number]

/** Candidates are few below this number. */
export const FEW_TALENTS = 5

export const countNearTalents = read('talents.near', 'GET /employers/talents/near-matches', {
  summary: 'Count whom each less strict filter would add; empty unless the filter finds fewer than five',
  query: z.object({ jobId: Id, ...TalentFilter }),
  answer: z.array(z.object({ change: z.enum(NEAR_CHANGES), count: z.int() })),
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['BUSINESS_NOT_VERIFIED', 'NOT_FOUND'],
})

/** A company that viewed the member's resume without an application. */
const ResumeOpening = z.object({
  companyId: Id,
  /** The company's name on its jobs. */
  companyName: z.string(),
  /** The name on the business registration; null if not currently verified. */
  businessName: z.nullable(z.string()),
  openedDate: Instant,
})
export type ResumeOpening = z.output<typeof ResumeOpening>

export const listResumeOpenings = read('resumes.openings', 'GET /users/me/resume/views', {
  summary: "List companies that opened the member's resume",
  query: z.object(pageQuery(PAGE_SIZE.jobs)),
  answer: z.array(ResumeOpening),
  paged: true,
  by: 'EMPLOYEE',
})
export const viewResume = command('resumes.view', 'POST /resumes/:id/views', {
  summary: 'Open a resume',
  params: ById,
  answer: z.object({ spent: z.int(), balance: z.int() }),
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['BUSINESS_NOT_VERIFIED', 'NOT_FOUND', 'POINTS_MISSING'],
})
