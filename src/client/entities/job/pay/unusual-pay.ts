import type { PayType } from '../../../../contract/base/enums.ts'
import type { PayFigures } from '../../../../contract/wage/minimum-pay.ts'

/** Pay above this multiple of the minimum wage has to be confirmed before it is published. */
const UNUSUAL = 3

export const isUnusual = ({ hourly, minimum }: Pick<PayFigures, 'hourly' | 'minimum'>): boolean =>
  hourly > UNUSUAL * minimum

/** Identifies the pay that was confirmed: after a change it has to be confirmed again. */
export const payKey = (payType: PayType | null, payAmount: string): string => `${payType} ${payAmount}`
