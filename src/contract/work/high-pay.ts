import { type PostedWork, regularHour } from '../wage/posted-week.ts'

/**
 * Least pay of a regular hour, in hundredths of the minimum wage, at which a posting may call its pay high: our choice,
 * not a law (docs/product-rules.md).
 */
export const HIGH_PAY_PERCENT = 110

/** Whether the promise of high pay is shown as a fact; what employers wrote stays in their text. */
export const mayCallPayHigh = (work: PostedWork, minimum: number): boolean =>
  regularHour(work) * 100 >= minimum * HIGH_PAY_PERCENT
