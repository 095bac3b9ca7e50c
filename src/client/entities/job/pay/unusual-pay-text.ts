import { msg } from '@lingui/core/macro'

export const unusualPay = msg`Please check the amount, and say below that it is right.`
