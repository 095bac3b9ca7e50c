import { issueReceipt } from '../../src/contract/payment/receipt.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { refund } from '../../src/server/features/payment/service.ts'
import { aVerifiedEmployer, BUSINESS_NUMBER } from './announcements.ts'
import { anEmployer, type TestMember } from './members.ts'
import { aPaidTicket } from './orders.ts'
import type { RunningServer } from './server.ts'

export const INVOICE_NUMBER = '2026112241000012a1b2c3d4'

export async function aVerifiedBusiness(
  server: RunningServer,
  businessName = '한빛물산',
): Promise<TestMember & { companyId: string }> {
  const employer = await aVerifiedEmployer(server)
  await server.database.db
    .insertInto('business_verifications')
    .values({
      company_id: employer.companyId,
      status: 'VERIFIED',
      business_name: businessName,
      business_number: BUSINESS_NUMBER,
      person_name: '박대표',
      requested_at: new Date(),
      decided_at: new Date(),
    })
    .execute()
  return employer
}

/** A tax invoice that an operator has to issue, for a paid order whose id it has. */
export async function anInvoiceRequest(server: RunningServer): Promise<string> {
  const orderId = await aPaidTicket(server, (await anEmployer(server)).id)
  await server.database.db
    .insertInto('receipt_requests')
    .values({
      order_id: orderId,
      kind: 'TAX_INVOICE',
      recipient_hint: 'ta***@ilteo.test',
      status: 'REQUESTED',
      requested_at: new Date(),
    })
    .execute()
  return orderId
}

export async function anIssuedInvoice(server: RunningServer, token: string): Promise<string> {
  const id = await anInvoiceRequest(server)
  await server.call(issueReceipt, { params: { id }, body: { approvalNumber: INVOICE_NUMBER }, token })
  return id
}

/** A tax invoice of a refunded order. */
export async function anInvoiceToCancel(server: RunningServer, token: string): Promise<string> {
  const id = await anIssuedInvoice(server, token)
  await inTransaction(server.database.db, (tx) =>
    refund(tx, { orderId: id, reason: '변심', now: new Date() }),
  )
  return id
}
