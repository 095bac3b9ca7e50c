import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { instantOf } from '../../../../i18n/seoul-time.ts'

interface Bound {
  /** The contract's field. */
  field: string
  /** As in `MomentField`; empty without a bound. */
  value: string
}

/** Errors of a period by the contract's fields; both bounds may stay empty. */
export function errorsOfPeriod(start: Bound, end: Bound): FieldErrors {
  const [from, until] = [instantOf(start.value), instantOf(end.value)]
  return {
    ...(start.value !== '' && from === null ? { [start.field]: 'REQUIRED' } : {}),
    ...(end.value !== '' && until === null ? { [end.field]: 'REQUIRED' } : {}),
    ...(from !== null && until !== null && until <= from ? { [end.field]: 'INVALID' } : {}),
  }
}

/** Of the console's date fields: without one, browsers let a year have six digits. */
export const LAST_DAY = '2099-12-31'
