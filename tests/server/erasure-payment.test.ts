import { beforeAll, expect, test } from 'vitest'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { getReceipt } from '../../src/contract/payment/receipt.ts'
import { refresh } from '../../src/server/features/payment/service.ts'
import { createPortOne } from '../../src/server/providers/payment/portone/portone.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { occurrencesOf } from '../support/occurrences.ts'
import { paymentActions } from '../support/payments.ts'
import { aPortOne, type PortOneServer } from '../support/portone-server.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let portOne: PortOneServer
let till: ReturnType<typeof paymentActions>

beforeAll(async () => {
  portOne = await aPortOne()
  server = await runServer({ services: { payments: createPortOne(portOne.settings, () => undefined) } })
  till = paymentActions(server)
})

const account = {
  bank: 'KOOKMIN',
  accountNumber: '70119000001234',
  remitteeName: 'Ilteo',
  expiredAt: '2099-12-31T15:00:00Z',
}

/** What PortOne knows of an order's virtual account, with who paid into it once somebody did. */
function atPortOne(id: string, depositor: string | null) {
  portOne.payments.set(id, {
    id,
    status: depositor === null ? 'VIRTUAL_ACCOUNT_ISSUED' : 'PAID',
    amount: { total: 10_000, cancelled: 0 },
    currency: 'KRW',
    method: depositor === null ? account : { ...account, remitterName: depositor },
  })
}

async function anAwaitedDeposit(employer: TestMember): Promise<string> {
  const { data } = await till.place(employer, { productId: 'ticket-10000' })
  await till.pay(employer, data.id, { method: 'DepositWithoutBankbook' })
  atPortOne(data.id, null)
  await till.confirm(employer, data.id)
  return data.id
}

async function leave({ token }: TestMember): Promise<void> {
  expect((await server.call(removeMember, { token, body: { password: PASSWORD } })).status).toBe(200)
  await untilIdle(server)
}

test('An employer with confirmed deposits leaves, and no name of a depositor remains', async () => {
  const [employer, other] = [await aVerifiedEmployer(server), await aVerifiedEmployer(server)]
  const depositors = ['Zyxo Quillam', 'Wenzl Brakk']
  const orders: string[] = []
  for (const depositor of depositors) {
    const id = await anAwaitedDeposit(employer)
    atPortOne(id, depositor)
    expect((await till.confirm(employer, id)).data.status).toBe('PAID')
    const { data } = await server.call(getReceipt, { params: { id }, token: employer.token })
    expect(data.depositor).toBe(depositor)
    orders.push(id)
  }
  const kept = await anAwaitedDeposit(other)
  atPortOne(kept, 'Somebody Else')
  await till.confirm(other, kept)
  expect(await occurrencesOf(server, depositors)).toEqual(
    depositors.map((name) => `payments.depositor: ${name}`).toSorted(),
  )

  await leave(employer)
  expect(await occurrencesOf(server, depositors)).toEqual([])
  for (const id of orders)
    expect(await till.payment(id)).toMatchObject({ method: 'DepositWithoutBankbook', depositor: null })
  expect(await till.payment(kept)).toMatchObject({ depositor: 'Somebody Else' })
})

test('A deposit that arrives after the employer left is to be returned, and its depositor is not stored', async () => {
  const employer = await aVerifiedEmployer(server)
  const id = await anAwaitedDeposit(employer)
  await leave(employer)
  atPortOne(id, 'Orlo Tavasch')
  await refresh(server.database.db, server.services.payments, id, new Date())
  expect(await till.payment(id)).toMatchObject({ depositor: null, return_at: expect.any(Date) })
  expect(await occurrencesOf(server, ['Orlo Tavasch'])).toEqual([])
})
