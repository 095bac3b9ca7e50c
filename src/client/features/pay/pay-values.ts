import * as z from 'zod/mini'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../../contract/base/enums.ts'
import { type InsuredPerson, isSixtyIn } from '../../../contract/wage/insurance.ts'
import { EnteredDay } from '../../../contract/wage/month-days.ts'
import type { SizelessWork } from '../../../contract/wage/wage-lines.ts'
import type { WorkLaw } from '../../../contract/wage/work-law.ts'

/** Kinds of work under different laws; FARM is land, animals, fish farms and boats under 20 tons. */
export const KINDS_OF_WORK = ['ORDINARY', 'FARM', 'SHIP', 'HOUSEHOLD'] as const
export type KindOfWork = (typeof KINDS_OF_WORK)[number]

const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** One month as the worker entered it; amounts as digits. */
const PayMonth = z.object({
  /** `2026-11` */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  payType: z.enum(PAY_TYPES),
  payAmount: z.string().check(z.regex(/^\d{0,9}$/)),
  hoursPerDay: z.number().check(z.minimum(0.5), z.maximum(16)),
  daysPerWeek: z.int().check(z.minimum(1), z.maximum(7)),
  nightHoursPerDay: z.number().check(z.minimum(0), z.maximum(8)),
  isFarm: z.boolean(),
  /** Work on a ship or in a household; null for all other work. */
  otherLaw: orNull(z.enum(['SHIP', 'HOUSEHOLD'])),
  workplaceSize: z.nullable(z.enum(WORKPLACE_SIZES)),
  premiumsIncluded: z.boolean(),
  /** Whether the worker is in the employment insurance; null if it is not known. */
  hasEmploymentInsurance: orNull(z.boolean()),
  /** What the payslip says of the pension and of long-term care; null where the rules decide. */
  hasPension: orNull(z.boolean()),
  hasCare: orNull(z.boolean()),
  /** `E-9`, and ISO 3166-1 alpha-2; null if they are not known. */
  visaStatus: orNull(z.string()),
  nationality: orNull(z.string()),
  /** By the birth date in the resume. */
  isSixty: z._default(z.boolean(), false),
  /** Whether the work began in this month, after its first day. */
  isFirstMonth: z._default(z.boolean(), false),
  /** The days of the month; empty where they were not entered. */
  days: z._default(z.array(EnteredDay).check(z.maxLength(31)), []),
  /** What the company takes off for room and meals; empty if it is not known. */
  lodging: z._default(z.string().check(z.regex(/^\d{0,9}$/)), ''),
  received: z.string().check(z.regex(/^\d{0,9}$/)),
})
export type PayMonth = z.output<typeof PayMonth>

/** Props of a part of the form. */
export interface PartProps {
  value: PayMonth
  change: (changes: Partial<PayMonth>) => void
}

const PayBook = z.object({ form: PayMonth, months: z.array(PayMonth).check(z.maxLength(120)) })
/** What stays on the device: the form as typed, and the months that were kept, newest first. */
export type PayBook = z.output<typeof PayBook>

/** Also a book that was stored before a field was added: `payBookOf` fills it. */
export const isPayBook = (value: unknown): value is PayBook => z.safeParse(PayBook, value).success

export const payBookOf = (stored: PayBook): PayBook => z.parse(PayBook, stored)

export const emptyBook = (month: string): PayBook => ({
  form: {
    month,
    payType: 'MONTHLY',
    payAmount: '',
    hoursPerDay: 8,
    daysPerWeek: 5,
    nightHoursPerDay: 0,
    isFarm: false,
    otherLaw: null,
    workplaceSize: null,
    premiumsIncluded: false,
    hasEmploymentInsurance: null,
    hasPension: null,
    hasCare: null,
    visaStatus: null,
    nationality: null,
    isSixty: false,
    isFirstMonth: false,
    days: [],
    lodging: '',
    received: '',
  },
  months: [],
})

interface KnownFacts extends Pick<PayMonth, 'visaStatus' | 'nationality'> {
  birthDate?: string | null
}

/** Fills in status, nationality and age from what is known of the worker, where the form leaves them open. */
export const withKnownFacts = (
  form: PayMonth,
  { visaStatus, nationality, birthDate }: KnownFacts,
): PayMonth => ({
  ...form,
  visaStatus: form.visaStatus ?? visaStatus,
  nationality: form.nationality ?? nationality,
  isSixty: birthDate ? isSixtyIn(birthDate, form.month) : form.isSixty,
})

export const kindOfWork = ({ otherLaw, isFarm }: PayMonth): KindOfWork =>
  otherLaw ?? (isFarm ? 'FARM' : 'ORDINARY')

/** The facts of a month that decide which insurances cover the worker. */
export const insuredIn = ({
  visaStatus,
  nationality,
  otherLaw,
  isFirstMonth,
  isSixty,
}: InsuredFacts): InsuredPerson => ({
  visaStatus,
  nationality,
  household: otherLaw === 'HOUSEHOLD' ? 'HIRES' : undefined,
  isFirstMonth,
  isSixty,
})

type InsuredFacts = Pick<PayMonth, 'visaStatus' | 'nationality' | 'otherLaw' | 'isFirstMonth' | 'isSixty'>

const LAWS: Record<KindOfWork, WorkLaw> = {
  ORDINARY: 'LABOR',
  FARM: 'LABOR',
  SHIP: 'SEAFARERS',
  HOUSEHOLD: 'HOUSEHOLD',
}

/** Whether more hours are said to be at night than are worked. */
export const hasTooManyNights = ({ nightHoursPerDay, hoursPerDay }: PayMonth) =>
  nightHoursPerDay > hoursPerDay

/** The work to reckon; null until the pay is entered, and while the hours cannot be. */
export function workOf(month: PayMonth): SizelessWork | null {
  const payAmount = Number(month.payAmount)
  if (payAmount === 0 || hasTooManyNights(month)) return null
  const { payType, hoursPerDay, daysPerWeek, nightHoursPerDay, workplaceSize, premiumsIncluded } = month
  return {
    payType,
    payAmount,
    hoursPerDay,
    daysPerWeek,
    nightHoursPerDay,
    sector: month.isFarm ? 'FARM' : 'ETC',
    workplaceSize,
    premiumsIncluded,
    law: LAWS[kindOfWork(month)],
    isHiredByHousehold: month.otherLaw === 'HOUSEHOLD',
  }
}

/** The book with that month kept, in place of an earlier entry for it. */
export function kept(book: PayBook): PayBook {
  const others = book.months.filter(({ month }) => month !== book.form.month)
  const months = [book.form, ...others].toSorted((one, other) => other.month.localeCompare(one.month))
  return { ...book, months: months.slice(0, 120) }
}

export const removed = (book: PayBook, month: string): PayBook => ({
  ...book,
  months: book.months.filter((each) => each.month !== month),
})

/** The day whose rates and minimum wage count for a month: its last one, as pay is for the whole month. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`
}

/** The current month and the eleven before it. */
export function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
