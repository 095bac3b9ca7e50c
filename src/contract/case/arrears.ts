import * as z from 'zod/mini'
import { command } from '../operator/call.ts'
import { Id, Instant, Won } from '../base/schema.ts'
import { defineCase, statusCalls } from './define-case.ts'

/** Whether the listed employer is the company: not decided, the same, or another one. */
export const ARREARS_STATUSES = ['OPEN', 'CONFIRMED', 'DIFFERENT'] as const
export type ArrearsStatus = (typeof ARREARS_STATUSES)[number]

const names = { name: z.string(), personName: z.string() }
/** A verified business that the ministry's list of employers with wage arrears may mean. */
export const ArrearsMatch = z.object({
  id: Id,
  status: z.enum(ARREARS_STATUSES),
  /** What the business and the entry have in common; at least two. */
  grounds: z.array(z.enum(['NAME', 'PERSON', 'DISTRICT'])),
  /** Id for `/operator/verifications/:id`. */
  companyId: Id,
  business: z.object({ ...names, address: z.nullable(z.string()) }),
  /** Its amount is the unpaid wages of three years, as published. */
  entry: z.object({ ...names, address: z.string(), amount: z.nullable(Won) }),
  /** The day of the list. */
  listedOn: z.iso.date(),
  foundDate: Instant,
  decidedDate: z.nullable(Instant),
})
export type ArrearsMatch = z.output<typeof ArrearsMatch>
export type ArrearsGround = ArrearsMatch['grounds'][number]

const calls = statusCalls('arrears', ARREARS_STATUSES)

export const listArrearsMatches = calls.list(
  'arrears',
  'List businesses that the published list of employers with wage arrears may mean',
  ArrearsMatch,
)

export const decideArrears = calls.decide('decideArrears', 'decision', {
  summary: 'Decide whether a listed employer is the company; readers are told only what is confirmed',
  body: z.object({
    status: z.enum(['CONFIRMED', 'DIFFERENT']),
    /** The status that the operator saw: what another one decided meanwhile is not decided again. */
    seen: z.enum(ARREARS_STATUSES),
  }),
  errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
})

/** Bytes of the file. */
export const ARREARS_BYTES = 8 * 1024 * 1024

/** Why a file is not the list. */
const fault = z.enum([
  'NO_TEXT',
  'OPEN_QUOTE',
  'NO_BUSINESS',
  'NO_PERSON',
  'TOO_MANY_ROWS',
  'TOO_LARGE',
  'EMPTY',
  'OLDER',
])
export const ArrearsRefusal = z.object({ fault })
export type ArrearsFault = z.output<typeof fault>

/** Why a row of it is left out. */
const RowFault = z.enum([
  'TOO_MANY_CELLS',
  'CELL_TOO_LONG',
  'BUSINESS_MISSING',
  'PERSON_MISSING',
  'NO_AMOUNT',
])
export type ArrearsRowFault = z.output<typeof RowFault>

/** Rows of the file that are named; others are counted. */
export const NAMED_ROWS = 50

export const ArrearsChanges = z.object({
  /** The day of the list that was imported last; null before the first. */
  formerListedOn: z.nullable(z.iso.date()),
  /** Whether this very list was imported before: nothing changes. */
  isKnown: z.boolean(),
  employers: z.int(),
  duplicates: z.int(),
  added: z.int(),
  removed: z.int(),
  /** Verified businesses that it may mean and that no operator has seen yet. */
  found: z.int(),
  refused: z.array(z.object({ line: z.int(), fault: RowFault })),
  refusedCount: z.int(),
})
export type ArrearsChanges = z.output<typeof ArrearsChanges>

const imported = {
  /** The day of the list, in Seoul; not later than today. */
  body: z.object({ listedOn: z.iso.date() }),
  file: 'file',
  answer: ArrearsChanges,
  errors: ['VALIDATION', 'BODY_TOO_LARGE', 'DOCUMENT_UNREADABLE'],
} as const
export const previewArrears = command('operator.previewArrears', 'POST /operator/arrears/previews', {
  summary: 'Read a list of employers with wage arrears and tell what its import would change',
  ...imported,
})
export const importArrears = command('operator.importArrears', 'POST /operator/arrears/imports', {
  summary: 'Import a list of employers with wage arrears, which replaces the former one',
  ...imported,
})

export const arrearsCase = defineCase({
  section: 'arrears',
  count: 'possibleArrears',
  subject: 'COMPANY',
  decision: 'ARREARS',
  acts: ['arrears.import', 'arrears.confirm', 'arrears.dismiss', 'arrears.undo'],
  calls: { list: listArrearsMatches, decideArrears, previewArrears, importArrears },
})

/** Files of the public data portal end with the day of the list; others are taken for today's. */
export function listDayOf(name: string, today: string): string {
  const [, year, month, day] = /(20\d\d)-?(\d\d)-?(\d\d)\.[^.]*$/.exec(name) ?? []
  const named = `${year}-${month}-${day}`
  const isDay = !Number.isNaN(Date.parse(named)) && new Date(named).toISOString().startsWith(named)
  return isDay && named <= today ? named : today
}
