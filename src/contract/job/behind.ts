import * as z from 'zod/mini'
import { Instant } from '../base/schema.ts'

/** Who stands behind a job; only what somebody has checked, with its date. */
export const Behind = z.object({
  /** Null while the business is not verified. */
  verified: z.nullable(
    z.object({
      /** When its number and registration were checked. */
      checkedDate: Instant,
      address: z.nullable(z.string()),
      sinceYear: z.nullable(z.int()),
      /** Whether a farm's certificate of registration was checked, as it need not have a business number. */
      isFarm: z.optional(z.literal(true)),
    }),
  ),
  /** The published list of employers with wage arrears names the business, as an operator confirmed; else null. */
  arrears: z.optional(
    z.nullable(
      z.object({
        /** The day of the list. */
        listedOn: z.iso.date(),
        checkedDate: Instant,
      }),
    ),
  ),
  /** What stands behind “Pay guaranteed”, and its last day; null without a grant. */
  payGuarantee: z.nullable(
    z.object({ kind: z.enum(['INSURANCE', 'DEPOSIT', 'CONTRACT']), until: z.iso.date() }),
  ),
})
export type Behind = z.output<typeof Behind>
