import type { PayType } from '../../../../contract/base/enums.ts'
import type { PayFigures } from '../../../../contract/wage/minimum-pay.ts'

/** So many times the minimum wage is asked about before it is published. */
const UNUSUAL = 3

export const isUnusual = ({ hourly, minimum }: Pick<PayFigures, 'hourly' | 'minimum'>): boolean =>
  hourly > UNUSUAL * minimum

/** What a confirmation is about: after a change it is asked again. */
export const payKey = (payType: PayType | null, payAmount: string): string => `${payType} ${payAmount}`
