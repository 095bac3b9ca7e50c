import { getReceipt } from '../../../../contract/payment/receipt.ts'
import { queryFor } from '../../../api/query-for.ts'

export const receiptOf = (id: string) => queryFor(getReceipt, { params: { id } })
