import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import type { PaymentMethod } from '../base/enums.ts'

export const methodLabels: Record<PaymentMethod, Message> = {
  CreditCard: text({ message: 'Credit card' }),
  AccountTransfer: text({ message: 'Bank transfer' }),
  DepositWithoutBankbook: text({ message: 'Deposit to a virtual account' }),
  NaverPay: text({ message: 'Naver Pay' }),
  KakaoPay: text({ message: 'Kakao Pay' }),
  SamsungPay: text({ message: 'Samsung Pay' }),
}
