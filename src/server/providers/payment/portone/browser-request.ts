import type { CardCompany, PaymentMethod } from '../../../../contract/base/enums.ts'
import type { PaymentRequest } from '../payment-provider.ts'

export interface PortOneSettings {
  /** Origin of the API: `https://api.portone.io`, except in tests. */
  url: string
  storeId: string
  apiSecret: string
  webhookSecret: string
  channelKey: string
  /** Channels of payment methods that do not use the default channel. */
  channelKeys: Partial<Record<PaymentMethod, string>>
  /** Whether the channels are PortOne's test channels. */
  isTest: boolean
  /** Where PortOne sends webhooks. */
  webhookUrl: () => string
}

const CARDS = {
  SAMSUNG: 'SAMSUNG_CARD',
  SHINHAN: 'SHINHAN_CARD',
  KB_KOOKMIN: 'KOOKMIN_CARD',
} satisfies Record<CardCompany, string>

/** Returns the argument of `PortOne.requestPayment` (browser SDK V2). */
export function browserRequest(settings: PortOneSettings, payment: PaymentRequest): Record<string, unknown> {
  return {
    storeId: settings.storeId,
    channelKey: settings.channelKeys[payment.method] ?? settings.channelKey,
    paymentId: payment.id,
    orderName: payment.name,
    totalAmount: payment.amount,
    currency: 'CURRENCY_KRW',
    redirectUrl: payment.returnUrl,
    noticeUrls: [settings.webhookUrl()],
    ...methodOf(payment),
  }
}

function methodOf({ method, cardCompany, instalment, dueDate }: PaymentRequest): Record<string, unknown> {
  switch (method) {
    case 'CreditCard':
      return {
        payMethod: 'CARD',
        card: {
          ...(cardCompany ? { cardCompany: CARDS[cardCompany] } : {}),
          installment: { monthOption: { fixedMonth: instalment } },
        },
      }
    case 'AccountTransfer':
      return { payMethod: 'TRANSFER' }
    case 'DepositWithoutBankbook':
      return {
        payMethod: 'VIRTUAL_ACCOUNT',
        virtualAccount: { accountExpiry: { dueDate: dueDate.toISOString() } },
      }
    case 'NaverPay':
      return easyPay('NAVERPAY')
    case 'KakaoPay':
      return easyPay('KAKAOPAY')
    case 'SamsungPay':
      return easyPay('SAMSUNGPAY')
  }
}

const easyPay = (service: string) => ({
  payMethod: 'EASY_PAY',
  easyPay: { easyPayProvider: `EASY_PAY_PROVIDER_${service}` },
})
