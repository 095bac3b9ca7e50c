import * as z from 'zod/mini'
import type { Announcement } from '../../../contract/job/announcement.ts'
import { JOB_CATEGORIES, PAY_TYPES, PERIOD_TYPES } from '../../../contract/base/enums.ts'
import { type PayFigures, payFigures } from '../../../contract/wage/minimum-pay.ts'
import { ProposalForm } from '../../../contract/candidate/proposal.ts'
import { minutesOfDay } from '../../../contract/wage/wage.ts'
import { minimumWageOn } from '../../../reference/wage/minimum-wages.ts'
import { isUnusual, payKey } from '../../entities/job/pay/unusual-pay.ts'
import { type FieldErrors, fieldErrorsOf } from '../../forms/field-errors.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'

/** Form values: amounts as digits, null until chosen. */
const ProposalValues = z.object({
  title: z.string(),
  company: z.string(),
  contact: z.string(),
  category: z.nullable(z.enum(JOB_CATEGORIES)),
  payType: z.enum(PAY_TYPES),
  payAmount: z.string(),
  /** The unusually high pay that the employer has confirmed, as `payKey` identifies it. */
  confirmedPay: z.optional(z.string()),
  address: z.string(),
  hours: z.string(),
  periodType: z.nullable(z.enum(PERIOD_TYPES)),
  numberOfWorkDays: z.nullable(z.int()),
  details: z.string(),
})
export type ProposalValues = z.output<typeof ProposalValues>

export const isProposalValues = (value: unknown): value is ProposalValues =>
  z.safeParse(ProposalValues, value).success

/**
 * An empty form.
 * @param company name of the employer's company
 */
export const emptyProposal = (company: string): ProposalValues => ({
  title: '',
  company,
  contact: '',
  category: null,
  payType: 'MONTHLY',
  payAmount: '',
  address: '',
  hours: '',
  periodType: null,
  numberOfWorkDays: 5,
  details: '',
})

/** Form values from one of the employer's jobs. */
export function proposalAbout(job: Announcement): ProposalValues {
  return {
    title: job.title,
    company: job.companyName,
    contact: job.contact,
    category: job.jobCategories[0] ?? 'ETC',
    payType: job.payType,
    payAmount: String(job.payAmount),
    confirmedPay: payKey(job.payType, String(job.payAmount)),
    address: [job.address, job.addressDetails].filter(Boolean).join(' '),
    hours: job.workingTimeSpan,
    periodType: job.periodType,
    numberOfWorkDays: job.numberOfWorkDays,
    details: '',
  }
}

/** Form values from a refused entry, to be corrected. */
export function valuesOf(form: ProposalForm): ProposalValues {
  return {
    title: form.title,
    company: form.company,
    contact: form.contact,
    category: form.category,
    payType: form.payType,
    payAmount: String(form.payAmount),
    confirmedPay: payKey(form.payType, String(form.payAmount)),
    address: form.address,
    hours: form.hours,
    periodType: form.periodType,
    numberOfWorkDays: form.numberOfWorkDays,
    details: form.details,
  }
}

type Validated =
  | { form: ProposalForm; errors?: undefined; pay?: undefined }
  | { form?: undefined; errors: FieldErrors; pay?: PayFigures }

/** Validates the form against the contract and the minimum wage. */
export function validate(
  values: ProposalValues,
  about: { resumeId: string; jobId: string | null },
): Validated {
  const wanted = {
    ...values,
    ...about,
    payAmount: values.payAmount === '' ? undefined : Number(values.payAmount),
  }
  const errors = requiredFirst(values, fieldErrorsOf(ProposalForm, wanted))
  const parsed = z.safeParse(ProposalForm, wanted)
  if (!parsed.success) return { errors }
  const pay = figuresOf(parsed.data)
  if (pay.missing > 0) return { errors: { payAmount: 'TOO_SMALL' }, pay }
  if (isUnusual(pay) && values.confirmedPay !== payKey(values.payType, values.payAmount))
    return { errors: { payAmount: 'TOO_LARGE' }, pay }
  return { form: parsed.data }
}

/** Reports empty fields as required instead of malformed. */
function requiredFirst(values: ProposalValues, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => {
      const value: unknown = Object.entries(values).find(([name]) => name === field)?.[1]
      return [field, value === '' || value === null ? 'REQUIRED' : code]
    }),
  )
}

/** The figures while the form is being filled in; undefined without an amount. */
export const payFiguresOf = (values: ProposalValues): PayFigures | undefined =>
  values.payAmount === '' ? undefined : figuresOf({ ...values, payAmount: Number(values.payAmount) })

/** As the server calculates it: unreadable hours count as eight a day. */
function figuresOf(
  form: Pick<ProposalValues, 'payType' | 'hours' | 'numberOfWorkDays'> & { payAmount: number },
): PayFigures {
  const [, start = '', end = ''] = /^(\d\d:\d\d)\s*[-~–]\s*(\d\d:\d\d)$/.exec(form.hours) ?? []
  const startMinutes = minutesOfDay(start)
  const endMinutes = minutesOfDay(end)
  const today = seoulDay(Date.now())
  return payFigures({ ...form, startMinutes, endMinutes, workplaceSize: 'UNDER_FIVE' }, minimumWageOn(today))
}

export type Change = <Name extends keyof ProposalValues>(name: Name, value: ProposalValues[Name]) => void
export interface FieldsProps {
  values: ProposalValues
  change: Change
  errorOf: (field: keyof ProposalValues) => string | undefined
}
