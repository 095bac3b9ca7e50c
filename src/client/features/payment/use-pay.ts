import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { getAnnouncement, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { listCoupons } from '../../../contract/payment/coupon.ts'
import {
  cancelOrder,
  getOrder,
  type Order,
  type OrderForm,
  type PaymentStep,
  payOrder,
} from '../../../contract/payment/order.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { useCommand } from '../../api/use-command.ts'
import type { ChosenMethod } from './choice/method-choice.tsx'
import { placeOnce } from './place-once.ts'

type PortOneRequest = Extract<PaymentStep, { kind: 'PORTONE' }>['request']

/** Result of the SDK (PortOne V2 browser SDK, requestPayment): `code` if it was not paid. */
interface PortOneAnswer {
  code?: string
  message?: string
}

declare global {
  interface Window {
    PortOne?: { requestPayment: (request: PortOneRequest) => Promise<PortOneAnswer | undefined> }
  }
}

const SDK = 'https://cdn.portone.io/v2/browser-sdk.js'

/**
 * Opens PortOne's payment window. On phones it navigates to the provider's page and never resolves; elsewhere
 * it resolves when the window is closed, whatever the outcome: the server asks PortOne.
 */
async function payWithPortOne(request: PortOneRequest): Promise<void> {
  const sdk = window.PortOne ?? (await load())
  await sdk.requestPayment(request)
}

function load(): Promise<NonNullable<Window['PortOne']>> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SDK
    script.addEventListener('load', () => {
      if (window.PortOne) resolve(window.PortOne)
      else reject(new Error('The payment window did not load'))
    })
    script.addEventListener('error', () => reject(new Error('The payment window did not load')))
    document.head.append(script)
  })
}

const token = () => currentSession()?.token ?? null

/**
 * Places an order and begins the payment. Once there is an order, its page shows the status, so that a lost
 * answer never leads to paying twice.
 * @param name of the payment page
 */
export function usePay(name: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useCommand(async ({ form, chosen }: { form: OrderForm; chosen: ChosenMethod }) => {
    const { id } = await placeOnce(name, form)
    const next = await begin(id, chosen).catch(() => null)
    await navigate({ to: '.', search: { orderId: id }, replace: true })
    for (const read of [listCoupons, listEmployerJobs, getAnnouncement])
      void queries.invalidateQueries({ queryKey: [read.name] })
    if (next) await leaveFor(next)
    void queries.invalidateQueries({ queryKey: [getOrder.name] })
  })
}

/** Pays an existing order: its payment can be made only once. */
export function usePayOrder({ id }: Order) {
  const queries = useQueryClient()
  return useCommand(async (chosen: ChosenMethod) => leaveFor(await begin(id, chosen)), {
    onSettled: () => queries.invalidateQueries({ queryKey: [getOrder.name] }),
  })
}

export function useCancelOrder() {
  const queries = useQueryClient()
  return useCommand(cancelOrder, {
    onSettled: async () => {
      void queries.invalidateQueries({ queryKey: [listCoupons.name] })
      await queries.invalidateQueries({ queryKey: [getOrder.name] })
    },
  })
}

async function begin(id: string, chosen: ChosenMethod): Promise<PaymentStep> {
  const { method, cardCompany, instalment, invoiceEmail: email } = chosen
  const taxInvoice = email === null ? null : { email }
  const body = method === 'CreditCard' ? { method, cardCompany, instalment } : { method, taxInvoice }
  const { data } = await call(payOrder, { params: { id }, body, token: token() })
  return data.next
}

async function leaveFor(next: PaymentStep): Promise<void> {
  if (next.kind === 'REDIRECT') window.location.assign(next.url)
  if (next.kind === 'PORTONE') await payWithPortOne(next.request)
}
