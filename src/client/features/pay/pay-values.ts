import * as z from 'zod/mini'
import { PAY_TYPES, WORKPLACE_SIZES } from '../../../contract/base/enums.ts'
import type { SizelessWork } from '../../../contract/job/wage-lines.ts'

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
  workplaceSize: z.nullable(z.enum(WORKPLACE_SIZES)),
  premiumsIncluded: z.boolean(),
  /** Whether the worker is in the employment insurance; null if it is not known. */
  hasEmploymentInsurance: z._default(z.nullable(z.boolean()), null),
  /** What the company takes off for room and meals; empty if it is not known. */
  lodging: z._default(z.string().check(z.regex(/^\d{0,9}$/)), ''),
  received: z.string().check(z.regex(/^\d{0,9}$/)),
})
export type PayMonth = z.output<typeof PayMonth>

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
    workplaceSize: null,
    premiumsIncluded: false,
    hasEmploymentInsurance: null,
    lodging: '',
    received: '',
  },
  months: [],
})

/** The form where those who are insured only by choice are not in the insurance until they say so. */
export const withPresumedInsurance = (form: PayMonth, isInsuredByChoice: boolean): PayMonth =>
  isInsuredByChoice && form.hasEmploymentInsurance === null
    ? { ...form, hasEmploymentInsurance: false }
    : form

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
