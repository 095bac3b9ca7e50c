import type { PaymentStep } from '../../../contract/payment/order.ts'

type PortOneRequest = Extract<PaymentStep, { kind: 'PORTONE' }>['request']

/** Answer of the SDK (PortOne V2 browser SDK, requestPayment): `code` where it was not paid. */
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
 * Hands a payment to PortOne's window. On phones it leaves for the provider's page and never resolves; elsewhere it
 * resolves when the window is closed, whatever came of it: the server asks PortOne itself.
 */
export async function payWithPortOne(request: PortOneRequest): Promise<void> {
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
