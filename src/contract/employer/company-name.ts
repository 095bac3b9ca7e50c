import * as z from 'zod/mini'
import { visibleLine } from '../base/visible-text.ts'
import { Instant, reshaped } from '../base/schema.ts'

/** Characters, counted as code points. */
export const COMPANY_NAME_LENGTH = 60

/** Whether an operator has decided about a name that a company asked for. */
export const COMPANY_NAME_STATUSES = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type CompanyNameStatus = (typeof COMPANY_NAME_STATUSES)[number]

/** What spreadsheets run as a formula begins with one of these. */
const FORMULA = /^[=+\-@]/
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

const companyName = (minimum: number) =>
  z.pipe(
    reshaped(COMPANY_NAME_LENGTH, visibleLine),
    z.string().check(
      z.minLength(minimum),
      z.refine((name) => Array.from(name).length <= COMPANY_NAME_LENGTH, { error: 'too_long' }),
      z.refine((name) => name === '' || (LETTER_OR_DIGIT.test(name) && !FORMULA.test(name)), {
        error: 'unusable_name',
      }),
    ),
  )

/**
 * A name to be called by in public: one visible line with a letter or digit, which no spreadsheet runs. The registered
 * name is one, too: it is public once the business is verified.
 */
export const CompanyName = companyName(1)
export const OptionalCompanyName = companyName(0)

/** The other name a company asked for last. */
export const CompanyNameRequest = z.object({
  name: z.string(),
  status: z.enum(COMPANY_NAME_STATUSES),
  /** The operator's reason for a refusal. */
  reason: z.nullable(z.string()),
  requestedDate: Instant,
  decidedDate: z.nullable(Instant),
})
export type CompanyNameRequest = z.output<typeof CompanyNameRequest>
