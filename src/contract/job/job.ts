import * as z from 'zod/mini'
import { FRAUD_SIGNALS } from '../safety/fraud-signals.ts'
import { Behind } from './behind.ts'
import { read, storableCommand } from '../base/endpoint.ts'
import {
  CLOSED_REASONS,
  GENDERS,
  HOURS_LIMITS,
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  JOB_SORTS,
  JOB_STATUSES,
  LONG_HOURS_REASONS,
  PAY_TYPES,
  PERIOD_TYPES,
  PRODUCT_TYPES,
  WAGE_WARNINGS,
  WORK_DAYS,
  WORKPLACE_SIZES,
} from '../base/enums.ts'
import {
  ById,
  Id,
  Instant,
  langQuery,
  PAGE_SIZE,
  inPages,
  pageQuery,
  queryDecimal,
  queryEnum,
  queryFlag,
  queryInteger,
  queryList,
  queryTuple,
  Translated,
  Won,
} from '../base/schema.ts'
import { KOREA } from '../place/distance.ts'
import { Occupation, Phrase, WorkCode } from '../work/phrase.ts'

export const QUERY_LENGTH = 60

/** What a search narrows by. Every field is optional; a list matches any of its values. */
export const JobTerms = z.object({
  regionIds: queryList(queryInteger(1, 1_000_000)),
  jobCategories: queryList(z.enum(JOB_CATEGORIES), JOB_CATEGORIES.length),
  /** Code of an occupation; an empty string means "no filter". */
  occupation: z.optional(z.union([z.literal(''), WorkCode])),
  keywordType: queryEnum(JOB_KEYWORDS),
  useSecurePayment: queryFlag,
  visaAvailable: queryFlag,
  payType: queryEnum(PAY_TYPES),
  minPayAmount: z.optional(queryInteger(0, 999_999_999)),
  /** A posting whose hours are not known fits none of them. */
  maxHours: queryEnum(HOURS_LIMITS),
  productType: queryEnum(PRODUCT_TYPES),
  query: z.optional(z.string().check(z.maxLength(QUERY_LENGTH))),
})
export type JobTerms = z.output<typeof JobTerms>
export const JOB_TERMS = z.keyof(JobTerms).options

/** Filter of the job list. */
export const JobFilter = z.extend(JobTerms, {
  sort: z._default(z.enum(JOB_SORTS), 'newest'),
  /** Latitude and longitude that `distance` sorts by; rounded to about 500 m and never stored. */
  near: queryTuple([queryDecimal(KOREA.south, KOREA.north), queryDecimal(KOREA.west, KOREA.east)]),
  ...langQuery,
  ...pageQuery(PAGE_SIZE.jobs),
})
export type JobFilter = z.output<typeof JobFilter>

export const JobCard = z.object({
  id: Id,
  companyName: z.string(),
  /** In Latin letters (Revised Romanization); absent where the name has no Hangul. */
  companyNameRomanized: z.optional(z.string()),
  title: z.string(),
  address: z.string(),
  addressDetails: z.string(),
  payType: z.enum(PAY_TYPES),
  payAmount: Won,
  apply: z.boolean(),
  favorited: z.boolean(),
  visaAvailable: z.boolean(),
  useSecurePayment: z.boolean(),
  createdDate: Instant,
  imageUrl: z.nullable(z.string()),
  logoImageUrl: z.nullable(z.string()),
  keywordList: z.array(z.enum(JOB_KEYWORDS)),
  numberOfPersons: z.int(),
  gender: z.enum(GENDERS),
  periodType: z.enum(PERIOD_TYPES),
  numberOfWorkDays: z.int(),
  /** In the order of the week; absent if the posting does not state them. */
  workDays: z.optional(z.array(z.enum(WORK_DAYS))),
  /** `09:00-18:00`, or empty if the hours are negotiable. */
  workingTimeSpan: z.string(),
  /** Unpaid break of a day; absent if the posting does not state it. */
  breakMinutes: z.optional(z.int()),
  productType: z.enum(PRODUCT_TYPES),
  status: z.enum(JOB_STATUSES),
  periodEnd: z.nullable(Instant),
  regionId: z.int(),
  /** Province and district in the requested language, such as `경기 화성시` or `Hwaseong-si, Gyeonggi`. */
  regionName: z.string(),
  jobCategories: z.array(z.enum(JOB_CATEGORIES)),
  /** What is hired for, most fitting first; at most three. Absent from answers that devices stored earlier. */
  occupations: z.optional(z.array(Occupation)),
  /** Occupation, strongest facts and number of people, in the requested language. */
  headline: z.optional(z.string()),
  /** Conditions and tasks in the requested language: the strongest five on cards, all in details. */
  phrases: z.optional(z.array(Phrase)),
  /** Won per hour, including weekly-holiday pay (contract/wage/wage.ts). */
  hourlyEquivalent: Won,
  /** Whole won for a regular hour, overtime and nights counted with their premiums; stored answers may lack it. */
  regularHour: z.optional(Won),
  /** Absent from answers that devices stored before there was one. */
  place: z.optional(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      /** Whether this is only the centre of the town or district, as the exact place is not known. */
      isApproximate: z.boolean(),
    }),
  ),
})
export type JobCard = z.output<typeof JobCard>

export const JobDetail = z.extend(JobCard, {
  /** As on the business registration; null while the business is not verified. */
  businessName: z.nullable(z.string()),
  businessVerified: z.boolean(),
  /** Absent from answers that devices stored before. */
  behind: z.optional(Behind),
  /** All of them, with the names of their groups. */
  phrases: z.optional(z.array(z.extend(Phrase, { groupName: z.string() }))),
  addressInEnglish: z.optional(z.string()),
  details: z.string(),
  /**
   * Translations into the requested language that are stored; `by` is `author`, `operator` or a provider. Absent from
   * answers that devices stored before there were any.
   */
  translations: z.optional(z.object({ title: z.optional(Translated), details: z.optional(Translated) })),
  latitude: z.number(),
  longitude: z.number(),
  contact: z.string(),
  categoryEtc: z.nullable(z.string()),
  businessHourNegotiable: z.boolean(),
  nationalityUnconcerned: z.boolean(),
  countryCodes: z.array(z.string()),
  /** Whether commuting support is offered. */
  onTheWay: z.boolean(),
  /** Null if the employer has not said; absent from answers that devices stored before. */
  workplaceSize: z.optional(z.nullable(z.enum(WORKPLACE_SIZES))),
  /** First day of the work; null if it is to be agreed or has passed. */
  startDate: z.optional(z.nullable(z.iso.date())),
  /** What allows more than 52 hours a week, as the employer says; absent from answers that devices stored before. */
  longHoursReason: z.optional(z.nullable(z.enum(LONG_HOURS_REASONS))),
  /** Known frauds that its wording looks like; an operator may have found it harmless. */
  warnings: z.optional(z.array(z.enum(FRAUD_SIGNALS))),
  /** What would be refused if it were published today: old and imported jobs may have such terms. */
  wageWarnings: z.optional(z.array(z.enum(WAGE_WARNINGS))),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  /** When it was closed: before the end of its term, if the employer or an operator closed it. */
  closedDate: z.nullable(Instant),
  /** Median won per hour of the open jobs in this district; null below five jobs. */
  regionMedianHourly: z.nullable(Won),
  regionMedianName: z.string(),
  /** Whether it is the reader's own posting; absent for everybody else. */
  isOwn: z.optional(z.literal(true)),
  /** Status and time of the member's own active application; null without one. */
  application: z.nullable(z.object({ status: z.string(), stage: z.string(), createdDate: Instant })),
})
export type JobDetail = z.output<typeof JobDetail>

export const listJobs = read('jobs.list', 'GET /employee/jobs', {
  summary: 'List open jobs',
  query: JobFilter,
  answer: z.array(JobCard),
  paged: true,
  errors: ['VALIDATION', 'PAGE_TOO_DEEP', 'PAGE_NOT_FOUND'],
})
export const getJob = read('jobs.get', 'GET /jobs/:id', {
  summary: 'Get a job',
  params: ById,
  query: z.object(langQuery),
  answer: JobDetail,
  errors: ['NOT_FOUND'],
})
export const listRecommendedJobs = read('jobs.recommended', 'GET /main/recommended-jobs', {
  summary:
    "Jobs for the home page: those that fit the member's desired job first, like their favorites and applications, then the newest of every tier",
  query: z.object(langQuery),
  answer: z.array(JobCard),
})
/** Number of jobs published today (Asia/Seoul), for the home page's headline. */
export const countNewJobs = read('jobs.countNew', 'GET /main/new-job-count', {
  summary: 'Count the jobs published today',
  answer: z.object({ count: z.int() }),
})

export const favoriteJob = storableCommand('favorites.add', 'POST /jobs/:id/favorites', {
  summary: 'Save a job as favorite',
  params: ById,
  answer: z.object({ favorited: z.boolean() }),
  by: 'EMPLOYEE',
  errors: ['NOT_FOUND'],
})
export const unfavoriteJob = storableCommand('favorites.remove', 'DELETE /jobs/:id/favorites', {
  summary: 'Remove a favorite',
  params: ById,
  answer: z.object({ favorited: z.boolean() }),
  by: 'EMPLOYEE',
  errors: ['NOT_FOUND'],
})
export const listFavorites = read('favorites.list', 'GET /jobs/favorites', {
  summary: 'List favorites',
  ...inPages(JobCard, PAGE_SIZE.jobs, langQuery),
  by: 'EMPLOYEE',
})
