import { getReceipt, requestCashReceipt, requestTaxInvoice } from '../../../contract/payment/receipt.ts'
import { on } from '../../http/endpoint-route.ts'
import { verifiedEmployer } from '../employer/service.ts'
import { askForCashReceipt, askForTaxInvoice, readReceipt } from './service.ts'

export const receiptRoutes = [
  on(getReceipt, async ({ db, params, member, services, now }) => {
    const own = { memberId: member.id, orderId: params.id }
    return { data: await readReceipt(db, own, services.site.facts.company, now) }
  }),
  on(requestCashReceipt, async ({ db, params, body, member, services, now }) => {
    const own = { memberId: member.id, orderId: params.id }
    const { secret, payments, site } = services
    await askForCashReceipt(db, own, body, { secret, payments, now })
    return { data: await readReceipt(db, own, site.facts.company, now) }
  }),
  on(
    requestTaxInvoice,
    async ({ db, params, body, member, services, now }) => {
      const own = { memberId: member.id, orderId: params.id }
      await askForTaxInvoice(db, own, body.email, { secret: services.secret, now })
      return { data: await readReceipt(db, own, services.site.facts.company, now) }
    },
    verifiedEmployer,
  ),
]
