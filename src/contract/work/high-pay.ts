import { type PostedWork, regularHour } from '../job/posted-week.ts'

/**
 * Least pay of a regular hour, in hundredths of the minimum wage, at which a posting may call its pay high. The OECD
 * calls pay low below two thirds of the median; Korea's minimum wage is about six tenths of it, so that this line is
 * about a tenth above the minimum wage.
 */
export const HIGH_PAY_PERCENT = 110

/** Whether the promise of high pay is shown as a fact; what employers wrote stays in their text. */
export const mayCallPayHigh = (work: PostedWork, minimum: number): boolean =>
  regularHour(work) * 100 >= minimum * HIGH_PAY_PERCENT
