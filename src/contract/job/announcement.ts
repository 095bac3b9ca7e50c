import * as z from 'zod/mini'
import { AnnouncementEdit, announcementFields, AnnouncementForm } from './announcement-form.ts'
import { command, read, storableCommand } from '../base/endpoint.ts'
import { CLOSED_REASONS, JOB_STATUSES, PRODUCT_TYPES } from '../base/enums.ts'
import { JobCard, JobDetail } from './job.ts'
import {
  ById,
  Id,
  Instant,
  langQuery,
  inPages,
  PAGE_SIZE,
  queryEnum,
  queryInteger,
  Won,
} from '../base/schema.ts'

const Published = z.object({ id: Id, status: z.enum(JOB_STATUSES) })

/** The order of a pass that waits for its deposit; null without one. */
const depositOrderId = z.nullable(Id)

export const EmployerJob = z.extend(JobCard, {
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  closedDate: z.nullable(Instant),
  depositOrderId,
  /** When that order ends without its deposit. */
  depositDueDate: z.optional(z.nullable(Instant)),
  periodStart: z.nullable(Instant),
  /** Applications that were not withdrawn, and how many of them are unread. */
  applicantCount: z.int(),
  unreadCount: z.int(),
  /** Unread messages in conversations about it. */
  unreadMessages: z.optional(z.int()),
  /** Views, counted once per visitor and day. */
  viewCount: z.int(),
})
export type EmployerJob = z.output<typeof EmployerJob>

/** One announcement as its employer sees it: the public job and the form as it was sent. */
export const Announcement = z.extend(JobDetail, {
  depositOrderId,
  periodStart: z.nullable(Instant),
  announcement: z.object({ ...announcementFields, productType: z.enum(PRODUCT_TYPES) }),
})
export type Announcement = z.output<typeof Announcement>

export const publishAnnouncement = storableCommand('announcements.publish', 'POST /employers/jobs', {
  summary: 'Publish an announcement',
  body: AnnouncementForm,
  answer: Published,
  status: 201,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: [
    'VALIDATION',
    'CONTACT_UNCONFIRMED',
    'PAY_BELOW_MINIMUM',
    'HOURS_ABOVE_LIMIT',
    'LIFE_USED',
    'BUSINESS_CLOSED',
  ],
})
export const editAnnouncement = storableCommand('announcements.edit', 'PUT /employers/jobs/:id', {
  summary: 'Edit an announcement',
  params: ById,
  body: AnnouncementEdit,
  answer: Published,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: [
    'NOT_FOUND',
    'PRECONDITION_FAILED',
    'PAY_BELOW_MINIMUM',
    'HOURS_ABOVE_LIMIT',
    'JOB_CLOSED',
    'BUSINESS_CLOSED',
  ],
})
export const closeAnnouncement = storableCommand('announcements.close', 'POST /employers/jobs/:id/close', {
  summary: 'Close an announcement',
  params: ById,
  answer: Published,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'JOB_STATE'],
})
/** Hours in which closing can be undone. */
export const REOPEN_HOURS = 24
export const reopenAnnouncement = storableCommand('announcements.reopen', 'POST /employers/jobs/:id/reopen', {
  summary: 'Undo closing an announcement within 24 hours',
  params: ById,
  answer: Published,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: ['NOT_FOUND', 'JOB_STATE', 'REOPEN_TOO_LATE', 'PASS_REFUNDED', 'LIFE_USED'],
})
export const extendAnnouncement = command('announcements.extend', 'POST /employers/jobs/:id/extensions', {
  summary: 'Extend an announcement or register it again',
  params: ById,
  body: z.object({ productId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))) }),
  answer: z.object({ orderId: z.nullable(Id), status: z.enum(JOB_STATUSES) }),
  status: 201,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: [
    'NOT_FOUND',
    'CONTACT_UNCONFIRMED',
    'LIFE_USED',
    'JOB_STATE',
    'PAY_BELOW_MINIMUM',
    'HOURS_ABOVE_LIMIT',
  ],
})
export const getRegionPay = read('announcements.regionPay', 'GET /employers/region-pay', {
  summary: 'Get the median pay of a district, for the preview of a posting',
  query: z.object({ regionId: queryInteger(1, 1_000_000) }),
  /** Won per hour; null where fewer than five jobs are open. */
  answer: z.object({ regionMedianHourly: z.nullable(Won) }),
  by: 'EMPLOYER',
  company: 'READER',
})
export const listEmployerJobs = read('announcements.list', 'GET /employers/jobs', {
  summary: "List the employer's announcements",
  ...inPages(EmployerJob, PAGE_SIZE.jobs, { status: queryEnum(JOB_STATUSES), ...langQuery }),
  by: 'EMPLOYER',
  company: 'READER',
})
export const getAnnouncement = read('announcements.get', 'GET /employers/jobs/:id', {
  summary: 'Get an announcement for editing',
  params: ById,
  query: z.object(langQuery),
  answer: Announcement,
  by: 'EMPLOYER',
  company: 'READER',
  errors: ['NOT_FOUND'],
})

export const Dashboard = z.object({
  inProgress: z.int(),
  /** Jobs that are IN_REVIEW or PAYMENT_DUE. */
  waiting: z.int(),
  closed: z.int(),
  /** Unread applications. */
  unread: z.int(),
  /** The last fourteen days in Asia/Seoul, oldest first, including today. */
  days: z.array(z.object({ date: z.iso.date(), views: z.int(), applicants: z.int() })),
  /** Applicants in the preceding fourteen days. */
  applicantsBefore: z.int(),
  /** Reading-ticket points. */
  balance: z.int(),
  /** Unanswered proposals. */
  proposals: z.int(),
})
export type Dashboard = z.output<typeof Dashboard>
export const getDashboard = read('announcements.dashboard', 'GET /employers/dashboard', {
  summary: "Get the employer's dashboard",
  answer: Dashboard,
  by: 'EMPLOYER',
  company: 'READER',
})
